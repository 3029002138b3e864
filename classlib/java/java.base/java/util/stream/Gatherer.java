// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;

/** An intermediate operation: a state, what it does with each element, and what at the end. */
public interface Gatherer<T, A, R> {
    default Supplier<A> initializer() {
        return defaultInitializer();
    }

    Integrator<A, T, R> integrator();

    default BinaryOperator<A> combiner() {
        return defaultCombiner();
    }

    default BiConsumer<A, Downstream<? super R>> finisher() {
        return defaultFinisher();
    }

    default <RR> Gatherer<T, ?, RR> andThen(Gatherer<? super R, ?, ? extends RR> that) {
        Objects.requireNonNull(that);
        return new GathererParts.Chain<T, A, R, RR>(this, that);
    }

    static <A> Supplier<A> defaultInitializer() {
        return GathererParts.none();
    }

    static <A> BinaryOperator<A> defaultCombiner() {
        return GathererParts.sequential();
    }

    static <A, R> BiConsumer<A, Downstream<? super R>> defaultFinisher() {
        return GathererParts.nothing();
    }

    static <T, R> Gatherer<T, Void, R> ofSequential(Integrator<Void, T, R> integrator) {
        return of(Gatherer.<Void>defaultInitializer(), integrator, Gatherer.<Void>defaultCombiner(),
                Gatherer.<Void, R>defaultFinisher());
    }

    static <T, R> Gatherer<T, Void, R> ofSequential(Integrator<Void, T, R> integrator,
            BiConsumer<Void, Downstream<? super R>> finisher) {
        return of(Gatherer.<Void>defaultInitializer(), integrator, Gatherer.<Void>defaultCombiner(), finisher);
    }

    static <T, A, R> Gatherer<T, A, R> ofSequential(Supplier<A> initializer, Integrator<A, T, R> integrator) {
        return of(initializer, integrator, Gatherer.<A>defaultCombiner(), Gatherer.<A, R>defaultFinisher());
    }

    static <T, A, R> Gatherer<T, A, R> ofSequential(Supplier<A> initializer, Integrator<A, T, R> integrator,
            BiConsumer<A, Downstream<? super R>> finisher) {
        return of(initializer, integrator, Gatherer.<A>defaultCombiner(), finisher);
    }

    static <T, R> Gatherer<T, Void, R> of(Integrator<Void, T, R> integrator) {
        return of(Gatherer.<Void>defaultInitializer(), integrator, GathererParts.<Void>stateless(),
                Gatherer.<Void, R>defaultFinisher());
    }

    static <T, R> Gatherer<T, Void, R> of(Integrator<Void, T, R> integrator,
            BiConsumer<Void, Downstream<? super R>> finisher) {
        return of(Gatherer.<Void>defaultInitializer(), integrator, GathererParts.<Void>stateless(), finisher);
    }

    static <T, A, R> Gatherer<T, A, R> of(Supplier<A> initializer, Integrator<A, T, R> integrator,
            BinaryOperator<A> combiner, BiConsumer<A, Downstream<? super R>> finisher) {
        return new GathererParts.Simple<T, A, R>(Objects.requireNonNull(initializer),
                Objects.requireNonNull(integrator), Objects.requireNonNull(combiner),
                Objects.requireNonNull(finisher));
    }

    /** Where the results go. */
    @FunctionalInterface
    interface Downstream<T> {
        /** false if no more is wanted. */
        boolean push(T element);

        /** Whether no more is wanted, which may be known later or never. */
        default boolean isRejecting() {
            return false;
        }
    }

    /** What is done with an element. */
    @FunctionalInterface
    interface Integrator<A, T, R> {
        /** false if it wants no more elements. */
        boolean integrate(A state, T element, Downstream<? super R> downstream);

        static <A, T, R> Integrator<A, T, R> of(Integrator<A, T, R> integrator) {
            return integrator;
        }

        static <A, T, R> Greedy<A, T, R> ofGreedy(Greedy<A, T, R> greedy) {
            return greedy;
        }

        /** One that stops only when its downstream does. */
        @FunctionalInterface
        interface Greedy<A, T, R> extends Integrator<A, T, R> {
        }
    }
}
