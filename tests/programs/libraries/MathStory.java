import java.util.Arrays;
import java.util.Locale;
import org.apache.commons.math3.analysis.differentiation.DerivativeStructure;
import org.apache.commons.math3.analysis.function.Sin;
import org.apache.commons.math3.analysis.integration.SimpsonIntegrator;
import org.apache.commons.math3.analysis.interpolation.SplineInterpolator;
import org.apache.commons.math3.analysis.polynomials.PolynomialFunction;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.analysis.solvers.LaguerreSolver;
import org.apache.commons.math3.complex.Complex;
import org.apache.commons.math3.complex.ComplexFormat;
import org.apache.commons.math3.complex.Quaternion;
import org.apache.commons.math3.distribution.*;
import org.apache.commons.math3.exception.DimensionMismatchException;
import org.apache.commons.math3.exception.MathIllegalArgumentException;
import org.apache.commons.math3.exception.NotStrictlyPositiveException;
import org.apache.commons.math3.exception.NumberIsTooLargeException;
import org.apache.commons.math3.fitting.PolynomialCurveFitter;
import org.apache.commons.math3.fitting.WeightedObservedPoints;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import org.apache.commons.math3.geometry.euclidean.threed.Rotation;
import org.apache.commons.math3.geometry.euclidean.threed.Vector3D;
import org.apache.commons.math3.geometry.euclidean.twod.Vector2D;
import org.apache.commons.math3.geometry.euclidean.twod.hull.MonotoneChain;
import org.apache.commons.math3.linear.*;
import org.apache.commons.math3.ml.clustering.DBSCANClusterer;
import org.apache.commons.math3.ml.clustering.DoublePoint;
import org.apache.commons.math3.ode.nonstiff.DormandPrince853Integrator;
import org.apache.commons.math3.ode.FirstOrderDifferentialEquations;
import org.apache.commons.math3.optim.linear.*;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.apache.commons.math3.primes.Primes;
import org.apache.commons.math3.random.*;
import org.apache.commons.math3.special.Erf;
import org.apache.commons.math3.special.Gamma;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.apache.commons.math3.stat.inference.TestUtils;
import org.apache.commons.math3.stat.regression.OLSMultipleLinearRegression;
import org.apache.commons.math3.stat.regression.SimpleRegression;
import org.apache.commons.math3.transform.*;
import org.apache.commons.math3.util.*;

/** Matrices, statistics, random numbers, roots, integrals, geometry: every digit is printed. */
public class MathStory {
    static class Circle implements FirstOrderDifferentialEquations {
        @Override public int getDimension() { return 2; }

        @Override public void computeDerivatives(double t, double[] y, double[] dot) {
            dot[0] = 1.5 - y[1];
            dot[1] = y[0] - 1;
        }
    }

    static void linear() {
        RealMatrix m = MatrixUtils.createRealMatrix(new double[][] { { 4, 1, 2 }, { 1, 3, 0 }, { 2, 0, 5 } });
        LUDecomposition lu = new LUDecomposition(m);
        System.out.println(lu.getDeterminant() + " " + lu.getSolver().getInverse() + " " + lu.getSolver().solve(new ArrayRealVector(new double[] { 1, 2, 3 })));
        System.out.println(Arrays.toString(new EigenDecomposition(m).getRealEigenvalues()) + new SingularValueDecomposition(m).getConditionNumber() + new QRDecomposition(m).getR() + new CholeskyDecomposition(m).getL());
        System.out.println(new Array2DRowFieldMatrix<>(new Fraction[][] { { Fraction.ONE, Fraction.TWO }, { Fraction.ONE_HALF, Fraction.ONE_THIRD } }).power(3));
    }

    static void statistics() {
        RandomGenerator r = new MersenneTwister(42);
        DescriptiveStatistics d = new DescriptiveStatistics();
        SummaryStatistics s = new SummaryStatistics();
        double[][] xy = new double[60][2];
        for (double[] p : xy) {
            p[0] = r.nextGaussian();
            p[1] = 3 * p[0] + new Well19937c(7).nextDouble();
            d.addValue(p[0]);
            s.addValue(p[1]);
        }
        System.out.println(d.getMean() + " " + d.getPercentile(90) + " " + d.getKurtosis() + " " + s.getVariance() + " " + s.getGeometricMean() + "\n" + d);
        SimpleRegression line = new SimpleRegression();
        line.addData(xy);
        OLSMultipleLinearRegression ols = new OLSMultipleLinearRegression();
        ols.newSampleData(new double[] { 1, 2, 4, 7 }, new double[][] { { 1, 2 }, { 2, 1 }, { 3, 5 }, { 4, 4 } });
        System.out.println(line.getSlope() + " " + line.getSignificance() + " " + Arrays.toString(ols.estimateRegressionParameters()) + TestUtils.tTest(0, d.getValues()) + " " + TestUtils.chiSquareTest(new double[] { 1, 2, 3 }, new long[] { 2, 2, 2 }));
        for (RealDistribution x : new RealDistribution[] { new NormalDistribution(1, 2), new GammaDistribution(2, 3), new TDistribution(4), new BetaDistribution(2, 5), new WeibullDistribution(1.5, 1) }) {
            x.reseedRandomGenerator(5);
            System.out.println(x.getClass().getSimpleName() + " " + x.density(0.7) + " " + x.cumulativeProbability(0.7) + " " + x.inverseCumulativeProbability(0.3) + " " + x.sample());
        }
        System.out.println(new BinomialDistribution(20, 0.3).probability(5) + " " + new PoissonDistribution(4).cumulativeProbability(3) + " " + new ISAACRandom(3).nextInt() + new SobolSequenceGenerator(2).nextVector().length + new Well44497b(1).nextLong());
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        linear();
        statistics();
        PolynomialFunction p = new PolynomialFunction(new double[] { -6, 11, -6, 1 });
        System.out.println(p + " " + p.derivative() + " " + Arrays.toString(new LaguerreSolver().solveAllComplex(p.getCoefficients(), 0)) + new BrentSolver(1e-12).solve(100, new Sin(), 3, 4));
        System.out.println(new SimpsonIntegrator().integrate(10000, new Sin(), 0, Math.PI) + " " + new SplineInterpolator().interpolate(new double[] { 0, 1, 2 }, new double[] { 0, 1, 8 }).value(1.5) + " " + new DerivativeStructure(1, 3, 0, 0.5).exp().sin().getPartialDerivative(3));
        System.out.println(new Complex(3, -4).sqrt() + new ComplexFormat().format(new Complex(0, 1).exp()) + new Complex(1, 1).nthRoot(3) + new Quaternion(1, 2, 3, 4).getInverse() + new BigFraction(1, 3).pow(20) + new Fraction(Math.PI, 1e-6, 100));
        System.out.println(Gamma.logGamma(7.3) + " " + Erf.erfc(1.2) + " " + CombinatoricsUtils.binomialCoefficient(30, 15) + Primes.primeFactors(123456) + ArithmeticUtils.gcd(84, 36) + FastMath.tanh(0.3) + " " + FastMath.pow(1.1, 33.3) + " " + FastMath.sin(1e22) + " " + Precision.round(2.345, 2) + MathArrays.ebeMultiply(new double[] { 2 }, new double[] { 3 })[0]);
        Rotation turn = new Rotation(new Vector3D(1, 1, 1), 0.5, org.apache.commons.math3.geometry.euclidean.threed.RotationConvention.VECTOR_OPERATOR);
        System.out.println(turn.applyTo(Vector3D.PLUS_I) + " " + new MonotoneChain().generate(Arrays.asList(new Vector2D(0, 0), new Vector2D(2, 0), new Vector2D(1, 0.5), new Vector2D(1, 2))).createRegion().getSize());
        System.out.println(Arrays.toString(new FastFourierTransformer(DftNormalization.STANDARD).transform(new double[] { 1, 2, 3, 4 }, TransformType.FORWARD)));
        double[] y = new double[2];
        System.out.println(new DormandPrince853Integrator(1e-8, 1, 1e-10, 1e-10).integrate(new Circle(), 0, new double[] { 0, 1 }, 16, y) + Arrays.toString(y));
        WeightedObservedPoints points = new WeightedObservedPoints();
        for (int i = 0; i < 6; i++) points.add(i, i * i - i / 3.0);
        System.out.println(Arrays.toString(PolynomialCurveFitter.create(2).fit(points.toList())) + new DBSCANClusterer<DoublePoint>(1, 1).cluster(Arrays.asList(new DoublePoint(new int[] { 1 }), new DoublePoint(new int[] { 2 }), new DoublePoint(new int[] { 9 }))).size());
        System.out.println(Arrays.toString(new SimplexSolver().optimize(new LinearObjectiveFunction(new double[] { 3, 5 }, 0), new LinearConstraintSet(new LinearConstraint(new double[] { 1, 0 }, Relationship.LEQ, 4), new LinearConstraint(new double[] { 3, 2 }, Relationship.LEQ, 18)),
                GoalType.MAXIMIZE, new NonNegativeConstraint(true)).getPoint()));
        for (Runnable r : new Runnable[] { () -> new NormalDistribution(0, -1), () -> new ArrayRealVector(2).add(new ArrayRealVector(3)), () -> new LUDecomposition(MatrixUtils.createRealMatrix(2, 2)).getSolver().getInverse(), () -> new BinomialDistribution(1, 2) }) {
            try {
                r.run();
            } catch (MathIllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage() + " " + e.getContext().getMessage(Locale.FRENCH));
            }
        }
    }
}
