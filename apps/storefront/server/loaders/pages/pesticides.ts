import { getPesticides } from '@korb/contracts/platform/paths';
import { fetchApiOr } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { loadDocument } from './content.ts';

/** Pesticide test results, below the editorial content. */
export async function loadPesticides(context: LoadContext): Promise<Loaded> {
	const [loaded, table] = await Promise.all([
		loadDocument(context, 'titled'),
		fetchApiOr(context, null, getPesticides),
	]);
	if (loaded.payload.kind !== 'titled') return loaded;
	return {
		...loaded,
		payload: { ...loaded.payload, kind: 'pesticides', table: table.body },
		surrogateKeys: [...loaded.surrogateKeys, ...table.surrogateKeys],
		isComplete: table.isComplete,
	};
}
