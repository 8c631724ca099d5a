import { setTimeout as sleep } from 'node:timers/promises';
import { type CmsAnswer, type CmsSession, signInToCms } from '../../stack/cms-session.ts';
import type { Cluster } from '../cluster.ts';
import { createCmsAdmin } from '../services/cms-service.ts';
import { local } from '../services/service.ts';
import { openEdges, showOnBoth } from './both-edges.ts';

const PASSWORD = 'correct horse battery staple';
/** Fewer than the versions that the CMS keeps of a page. */
const CHANGES_PER_PAGE = 12;
const BETWEEN_CHANGES_MS = 2000;
const BETWEEN_TRIES_MS = 500;

export type Editor = { number: number; session: CmsSession; tenant: string };

export type EditedPage = {
	slug: string;
	id: string | null;
	/** Texts that the CMS called saved, in their order. */
	told: string[];
	/** One whose answer never came: it may be saved or not. */
	pending: string | null;
};

/** What editors record during a run. */
export type Editing = {
	pages: EditedPage[];
	/** Answers that made an editor try again, by status. */
	repeated: Record<string, number>;
	/** From being told to both edges showing it; the slowest contain a fault. */
	arrivalsMs: number[];
};

export const openEditing = (): Editing => ({ pages: [], repeated: {}, arrivalsMs: [] });

/** The first administrator comes from the command line, everybody else from them. */
export async function hireEditors(cluster: Cluster, count: number): Promise<Editor[]> {
	const origin = `http://${local(cluster.place.ports.cms)}`;
	const chief = { email: 'chief@example.org', password: PASSWORD };
	await createCmsAdmin(cluster.apps, chief.email, chief.password);
	const { send } = await signInToCms(origin, chief);
	const create = async (path: string, data: object) => {
		const { status, body } = await send('POST', path, data);
		if (status !== 201) throw new Error(`The CMS refuses ${path}: ${JSON.stringify(body)}`);
		return body.doc?.id ?? '';
	};
	const tenant = await create('/tenants', { tenantId: 'korb', name: 'Korb' });
	const editors: Editor[] = [];
	for (let number = 0; number < count; number++) {
		const credentials = { email: `editor-${number}@example.org`, password: PASSWORD };
		await create('/users', { ...credentials, role: 'publisher', tenants: [{ tenant }] });
		editors.push({ number, session: await signInToCms(origin, credentials), tenant });
	}
	return editors;
}

/** Publishes one version of a page after the other, and looks whether visitors see it. */
export async function editPages(
	cluster: Cluster,
	editor: Editor,
	editing: Editing,
	isOver: () => boolean,
): Promise<void> {
	const edges = openEdges(cluster, `editor ${editor.number}`);
	for (let number = 0; !isOver(); number++) {
		const slug = `redaktion-${editor.number}-${number}`;
		const page: EditedPage = { slug, id: null, told: [], pending: null };
		editing.pages.push(page);
		for (let change = 0; change < CHANGES_PER_PAGE && !isOver(); change++) {
			const text = `${slug}, Fassung ${change}.`;
			if (!(await insist(editor, page, text, editing, isOver))) return;
			const toldAt = Date.now();
			const isShown = await showOnBoth(edges, slug, text, isOver);
			if (isShown) editing.arrivalsMs.push(Date.now() - toldAt);
			await sleep(BETWEEN_CHANGES_MS);
		}
	}
}

/** Whether the CMS called the text saved before the run was over. */
async function insist(
	editor: Editor,
	page: EditedPage,
	text: string,
	{ repeated }: Editing,
	isOver: () => boolean,
): Promise<boolean> {
	page.pending = text;
	while (!isOver()) {
		const answer = await publish(editor, page, text).catch(() => null);
		if (answer && answer.status < 300) {
			page.told.push(text);
			page.pending = null;
			return true;
		}
		const why = answer ? String(answer.status) : 'no answer';
		repeated[why] = (repeated[why] ?? 0) + 1;
		await sleep(BETWEEN_TRIES_MS);
	}
	return false;
}

export async function publish(
	{ session, tenant }: Editor,
	page: EditedPage,
	text: string,
): Promise<CmsAnswer> {
	const content = {
		title: text,
		meta: { title: text },
		blocks: [{ blockType: 'headline', text, level: '1' }],
		_status: 'published',
	};
	// A page whose answer was lost is there already.
	page.id ??= await findPage(session, page.slug);
	if (page.id) return session.send('PATCH', `/pages/${page.id}`, content);
	const answer = await session.send('POST', '/pages', { ...content, tenant, slug: page.slug });
	page.id = answer.body.doc?.id ?? null;
	return answer;
}

async function findPage({ send }: CmsSession, slug: string): Promise<string | null> {
	const { status, body } = await send('GET', `/pages?where[slug][equals]=${slug}&depth=0`);
	if (status !== 200) throw new Error(`The CMS answers a search with ${status}.`);
	return body.docs?.[0]?.id ?? null;
}
