import type { LoadContext, Loaded } from '../load-context.ts';
import { loadDocument } from './content.ts';

export async function loadShoppingList(context: LoadContext): Promise<Loaded> {
	const loaded = await loadDocument(context, 'titled');
	if (loaded.payload.kind !== 'titled') return loaded;
	return { ...loaded, payload: { ...loaded.payload, kind: 'shopping-list' } };
}
