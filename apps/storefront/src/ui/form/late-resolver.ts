import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { loadChunk } from '../../platform/builds/chunks.ts';

export type LoadSchema<Values> = () => Promise<ZodMiniType<Values, Values>>;

export type LateResolver<Values extends FieldValues> = {
	resolver: Resolver<Values>;
	preload: () => void;
};

/** Validates once schema and Zod have loaded, which happens once. */
export function createLateResolver<Values extends FieldValues>(
	load: LoadSchema<Values>,
): LateResolver<Values> {
	let loaded: Promise<Resolver<Values>> | undefined;
	const find = () => {
		loaded ??= loadChunk(() => loadResolver(load));
		return loaded;
	};
	return {
		async resolver(values, ...others) {
			const known = await find().catch(() => null);
			if (known) return known(values, ...others);
			// The API validates as well, and the form reports that it cannot be reached.
			loaded = undefined;
			return { values, errors: {} };
		},
		preload: () => void find().catch(() => {}),
	};
}

async function loadResolver<Values extends FieldValues>(
	load: LoadSchema<Values>,
): Promise<Resolver<Values>> {
	const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
	return zodResolver(schema);
}
