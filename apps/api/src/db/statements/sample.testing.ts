import { sql } from 'kysely';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

type Make = () => unknown;

/** Makes values of types; `given` are those of some named types. */
export function createSampler(checker: Checker, given: Record<string, unknown>) {
	const random = createRandom();
	const oneOf = <T>(values: readonly T[]) => values[random.below(values.length)] as T;
	const known = new Map<number, Make>();
	const named: Record<string, unknown> = {
		Date: new Date(0),
		Buffer: Buffer.from('a'),
		Map: new Map(),
		RawBuilder: sql`true`,
		...given,
	};

	function sample(type: Type): unknown {
		const make = known.get(type.id) ?? makerOf(type);
		known.set(type.id, make);
		return make();
	}

	function makerOf(type: Type): Make {
		if (type.isUnionType()) {
			const types = type.getTypes();
			return () => sample(oneOf(types));
		}
		if (type.isLiteralType()) return () => type.value;
		if (type.flags & TypeFlags.StringLike) return () => oneOf(['1', UUID]);
		if (type.flags & TypeFlags.NumberLike) return () => oneOf([1, 100]);
		if (type.flags & TypeFlags.Nullable)
			return () => (type.flags & TypeFlags.Null ? null : undefined);
		const name = type.getSymbol()?.name ?? '';
		if (name in named) return () => named[name];
		if (checker.isArrayLikeType(type) && type.isTypeReference()) {
			const elements = checker.getTypeArguments(type);
			const isTuple = type.getTarget().isTupleType();
			return () => elements.slice(0, isTuple ? elements.length : random.below(2)).map(sample);
		}
		return objectMaker(type);
	}

	/** Properties are made when they are read, because a type such as a whole order is deep. */
	function objectMaker(type: Type): Make {
		const properties = checker.getPropertiesOfType(type).map((property) => {
			let own: Type | undefined;
			const get = () => {
				own ??= checker.getTypeOfSymbol(property);
				return own && sample(own);
			};
			return [property.name, { get, enumerable: true }] as const;
		});
		return () => Object.defineProperties({ toJSON: () => ({}) }, Object.fromEntries(properties));
	}

	return { sample, restart: random.restart };
}

const UUID = '00000000-0000-4000-8000-000000000000';

/** A linear congruential generator: every run takes the same paths. */
function createRandom() {
	const seed = 1;
	let state = seed;
	return {
		below(limit: number): number {
			state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
			return Math.floor((state / 2 ** 32) * limit);
		},
		restart() {
			state = seed;
		},
	};
}
