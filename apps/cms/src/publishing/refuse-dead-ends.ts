import {
	type CheckedBlock,
	type CheckedLink,
	MAX_CHECKED_BLOCKS,
	MAX_CHECKED_LINKS,
} from '@korb/contracts/content/editor-choices';
import { APIError, type PayloadRequest } from 'payload';
import { inLanguageOf, type Label } from '../labels.ts';
import type { Message } from '../outbox/outbox.ts';
import { shopQueriesOf } from '../shop/shop-queries.ts';
import { blockAdvice, linkAdvice } from './advice.ts';
import { listReferences, type References } from './references.ts';
import { wayTo } from './way-to.ts';

type Shop = { tenantId: string; tenant: string };
type Finding = { path: (string | number)[]; message: Label };

/**
 * Rejects links to missing pages and blocks that can never show anything. While the shop is
 * unavailable, publishing is allowed unchecked, because delivery waits anyway.
 */
export async function refuseDeadEnds(
	req: PayloadRequest,
	shop: Shop,
	messages: Message[],
): Promise<void> {
	// Schedules and internal code have no user to show an error to.
	if (!req.user || req.payloadAPI === 'local') return;
	for (const { kind, key, document } of messages) {
		const references = listReferences(document);
		const findings = await findDeadEnds(req, shop, references);
		const [first] = findings;
		if (!first) continue;
		const prefix = kind === 'config' ? [key] : [];
		const errors = findings.map(({ path, message }) => ({
			path: [...prefix, ...path].join('.'),
			message: inLanguageOf(req, message),
		}));
		const text = findings
			.slice(0, 3)
			.map(
				({ path, message }) => `${wayTo([...prefix, ...path], req)}: ${inLanguageOf(req, message)}`,
			);
		throw new APIError(text.join(' '), 400, { code: 'dead_end', errors }, true);
	}
}

async function findDeadEnds(
	req: PayloadRequest,
	{ tenantId, tenant }: Shop,
	references: References,
): Promise<Finding[]> {
	const links = references.links.slice(0, MAX_CHECKED_LINKS);
	const blocks = references.blocks.slice(0, MAX_CHECKED_BLOCKS);
	if (links.length + blocks.length === 0) return [];
	const report = await shopQueriesOf(req.payload).checkReferences({
		tenantId,
		links: links.map(({ href }) => href),
		blocks: blocks.map(({ block }) => block),
	});
	if (!report) {
		req.payload.logger.warn({ tenantId }, 'references not checked, the shop is unavailable');
		return [];
	}
	const dead = links.flatMap((link, index) => {
		const checked = report.links[index] as CheckedLink;
		return checked.exists ? [] : { ...link, checked };
	});
	const written = await listWrittenPaths(
		req,
		tenant,
		dead.map(({ href }) => pageOf(href)),
	);
	return [
		...dead
			.filter(({ href }) => !written.has(pageOf(href)))
			.map(({ path, href, checked }) => ({ path, message: linkAdvice(href, checked) })),
		...blocks.flatMap(({ path }, index) => {
			const checked = report.blocks[index] as CheckedBlock;
			return checked.problem === 'unknown' ? { path, message: blockAdvice(checked) } : [];
		}),
	];
}

/**
 * Pages that the shop does not have yet: this one, one in delivery, or a draft. Otherwise two new
 * pages could never link to each other.
 */
async function listWrittenPaths(
	req: PayloadRequest,
	tenant: string,
	slugs: string[],
): Promise<Set<string>> {
	if (slugs.length === 0) return new Set();
	const { docs } = await req.payload.find({
		collection: 'pages',
		where: { and: [{ tenant: { equals: tenant } }, { slug: { in: slugs } }] },
		depth: 0,
		pagination: false,
		overrideAccess: true,
		req,
	});
	return new Set(docs.map((page) => String((page as { slug?: unknown }).slug)));
}

function pageOf(href: string): string {
	return (href.split(/[?#]/)[0] ?? '').replace(/^\/+|\/+$/g, '') || '/';
}
