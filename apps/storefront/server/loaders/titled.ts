import { loadDocument } from './content.ts';
import type { LoadContext, Loaded } from './load-context.ts';

/** A page of the shop itself: its title and the editorial blocks around it. */
export async function loadTitled(context: LoadContext): Promise<Loaded> {
	return loadDocument(context, 'titled');
}
