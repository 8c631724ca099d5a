import type { PesticideTable } from '@korb/contracts/recipes';
import { askOr } from './ask.ts';
import { loadDocument } from './content.ts';
import type { LoadContext, Loaded } from './load-context.ts';

/** What was found in samples, below what an editor says about it. */
export async function loadPesticides(context: LoadContext): Promise<Loaded> {
	const [loaded, table] = await Promise.all([
		loadDocument(context, 'titled'),
		askOr<PesticideTable | null>(context, '/api/pesticides', null),
	]);
	if (loaded.payload.kind !== 'titled') return loaded;
	return {
		...loaded,
		payload: { ...loaded.payload, kind: 'pesticides', table: table.body },
		surrogateKeys: [...loaded.surrogateKeys, ...table.surrogateKeys],
		isComplete: table.isComplete,
	};
}
