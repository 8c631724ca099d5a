import type { LoadContext, Loaded } from '../load-context.ts';
import { loadDocument } from './content.ts';

/** A built-in page of the shop: its title and the editorial blocks around it. */
export async function loadTitled(context: LoadContext): Promise<Loaded> {
	return loadDocument(context, 'titled');
}
