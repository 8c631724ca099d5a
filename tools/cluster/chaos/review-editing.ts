import type { CmsSession } from '../../stack/cms-session.ts';
import type { Cluster } from '../cluster.ts';
import { type Edges, openEdges, showOnBoth } from './both-edges.ts';
import { type EditedPage, type Editing, type Editor, publish } from './editors.ts';

/** Far less than the time for which an edge would show a page that was not purged. */
const SHOWN_WITHIN_MS = 15_000;

/**
 * Everything that editors were told is saved has to be in the CMS and, of each page, the last of it
 * in the shop. A last publication has to reach both edges while all is well.
 */
export async function reviewEditing(
	cluster: Cluster,
	editors: Editor[],
	{ pages }: Editing,
): Promise<string[]> {
	const [editor] = editors;
	if (!editor) return [];
	const edges = openEdges(cluster, 'review');
	const withinMs = SHOWN_WITHIN_MS * cluster.place.timeoutScale;
	const written = pages.filter(({ told }) => told.length > 0);
	const wrong: string[] = [];
	for (const page of written) wrong.push(...(await reviewPage(editor, page, edges, withinMs)));
	// By now both edges have cached what a purge has to reach.
	for (const page of written.slice(-editors.length)) {
		const text = `${page.slug}, letzte Fassung.`;
		const { status } = await publish(editor, page, text);
		if (status !== 200) wrong.push(`${text} ${status} while all is well`);
		else if (!(await isShown(edges, page.slug, text, withinMs))) {
			wrong.push(`${text} An edge was not purged`);
		}
	}
	return wrong;
}

async function reviewPage(
	{ session }: Editor,
	page: EditedPage,
	edges: Edges,
	withinMs: number,
): Promise<string[]> {
	const versions = await listVersions(session, page);
	const lost = page.told.filter((text) => !versions.includes(text));
	const { body } = await session.send('GET', `/pages/${page.id}?depth=0`);
	const live = String(body['title']);
	const isLast = live === page.told.at(-1) || live === page.pending;
	return [
		...lost.map((text) => `${text} Told to be saved, and not in the CMS`),
		...(isLast ? [] : [`${live} Is not the last of ${page.slug}`]),
		...((await isShown(edges, page.slug, live, withinMs)) ? [] : [`${live} Not in the shop`]),
	];
}

async function listVersions({ send }: CmsSession, page: EditedPage): Promise<string[]> {
	const query = `where[parent][equals]=${page.id}&limit=0&depth=0`;
	const { body } = await send('GET', `/pages/versions?${query}`);
	const versions = (body.docs ?? []) as unknown as { version: { title: string } }[];
	return versions.map(({ version }) => version.title);
}

function isShown(edges: Edges, slug: string, text: string, withinMs: number): Promise<boolean> {
	const deadline = Date.now() + withinMs;
	return showOnBoth(edges, slug, text, () => Date.now() > deadline);
}
