import { ContentPush } from '@korb/contracts/content/content-push';
import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { hasRole } from '../access.ts';
import { complaint } from '../contract/complaint.ts';
import { inLanguageOf } from '../labels.ts';
import { enqueue, listLiveOf, type Message } from '../outbox/outbox.ts';
import { refuseDeadEnds } from './refuse-dead-ends.ts';
import { wayTo } from './way-to.ts';

export type Document = Record<string, unknown> & { id: string; _status?: string };
/** The messages to the shop for a published document. */
export type Project = (document: Document, req: PayloadRequest) => Message[] | Promise<Message[]>;

/**
 * The only path to visitors. Neither the saved document nor its predecessor shows what is live, as
 * either can be a draft. So this reads the published row itself, in the same transaction.
 */
export async function publish(
	req: PayloadRequest,
	collection: CollectionSlug,
	saved: Document,
	project: Project,
	{ isRepeated = false } = {},
): Promise<void> {
	const published = (await req.payload.findByID({
		collection,
		id: saved.id,
		draft: false,
		depth: 2,
		overrideAccess: true,
		disableErrors: true,
		req,
	})) as Document | null;
	const isLive = published !== null && (published._status ?? 'published') === 'published';
	const wasSavedAsDraft = saved._status === 'draft';
	if (isLive && wasSavedAsDraft) return;
	const messages = isLive ? await projectChecked(published, project, req) : [];
	// A republication caused by another document must not fail on this one's dead links.
	if (isLive && !isRepeated) await checkReferences(req, collection, published, messages);
	await say(req, collection, published ?? saved, messages);
}

function checkReferences(
	req: PayloadRequest,
	collection: CollectionSlug,
	document: Document,
	messages: Message[],
): Promise<void> {
	const tenantId = tenantIdOf(document);
	if (!tenantId) return Promise.resolve();
	const { id: tenant } = document['tenant'] as { id: string };
	// Skip redirects, which a moved page generates itself.
	const own = messages.filter((message) => !isTrace(collection, message));
	return refuseDeadEnds(req, { tenantId, tenant: String(tenant) }, own);
}

/** Removes everything from the shop that came from this document. */
export function unpublish(req: PayloadRequest, collection: CollectionSlug, document: Document) {
	return say(req, collection, document, []);
}

async function say(
	req: PayloadRequest,
	collection: CollectionSlug,
	document: Document,
	messages: Message[],
): Promise<void> {
	const before = await listLiveOf(req, document.id);
	const said = new Set(messages.map(nameOf));
	const gone = before
		.filter((message) => !said.has(nameOf(message)) && !isTrace(collection, message))
		.map(({ kind, key }) => ({ kind, key, document: null }));
	const isLeaving = messages.length === 0;
	const all = [...messages, ...gone, ...(isLeaving ? redirectsInstead(document, gone) : [])];
	if (all.length === 0) return;
	// Internal code (seed, jobs) has no user; users need the role.
	if (req.user && !hasRole(req.user, 'publisher')) {
		const message = inLanguageOf(req, {
			de: 'Was Besucher sehen, ändert nur die Freigabe.',
			en: 'Only publishers may change what visitors see.',
		});
		throw new APIError(message, 403, { code: 'role' }, true);
	}
	const tenantId = tenantIdOf(document) ?? before[0]?.tenantId;
	if (!tenantId) {
		const message = inLanguageOf(req, {
			de: 'Wähle zuerst ein Geschäft.',
			en: 'Choose a shop first.',
		});
		throw new APIError(message, 400, { code: 'tenant' }, true);
	}
	await enqueue(req, { tenantId, collection, documentId: document.id }, all);
}

/** Blocks documents that the shop would reject, and reports the field to the editor. */
async function projectChecked(document: Document, project: Project, req: PayloadRequest) {
	const messages = await project(document, req);
	return messages.map((message) => {
		if (message.kind === 'picture') return message;
		const result = ContentPush.safeParse({ ...message, tenantId: 'x', version: 1 });
		if (result.success) return { ...message, document: result.data.document };
		const errors = result.error.issues.map((issue) => ({
			path: issue.path.slice(1).join('.'),
			message: inLanguageOf(req, complaint(String(issue.path.at(-1)), issue)),
		}));
		const first = errors[0];
		const place = wayTo(result.error.issues[0]?.path.slice(1) ?? [], req);
		throw new APIError(`${place}: ${first?.message}`, 400, { errors }, true);
	});
}

/** An unpublished page can name a successor to redirect to. */
function redirectsInstead(document: Document, gone: Message[]): Message[] {
	const target = document['successor'];
	if (!target) return [];
	return gone
		.filter(({ kind, key }) => kind === 'page' && key !== '')
		.map(({ key }) => ({ kind: 'redirect', key: `/${key}`, document: { target } }));
}

/** Redirects of a moved page stay. */
function isTrace(collection: CollectionSlug, message: Message): boolean {
	return collection === 'pages' && message.kind === 'redirect';
}

function nameOf({ kind, key }: Pick<Message, 'kind' | 'key'>): string {
	return `${kind} ${key}`;
}

/** The shop's tenant id, from the populated relation. */
export function tenantIdOf(document: Document): string | null {
	const tenant = document['tenant'] as { tenantId?: string } | string | null | undefined;
	return (typeof tenant === 'object' && tenant?.tenantId) || null;
}
