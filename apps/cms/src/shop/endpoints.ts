import { type Choice, ChoiceQuery, ReferenceCheck } from '@korb/contracts/content/editor-choices';
import type { Endpoint, PayloadRequest } from 'payload';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { hasRole } from '../access.ts';
import { type ShopQueries, shopQueriesOf } from './shop-queries.ts';

/** Fast typing in one picker sends about three requests per second. */
const QUERIES_PER_MINUTE = 240;
const MAX_BODY_CHARACTERS = 100_000;

type Tenant = { tenantId: string; previewUrl?: string | null };
type Answer = (queries: ShopQueries, body: object, tenant: Tenant) => Promise<object | null>;

/** For the editor's browser, which has a session but no secret; only for shops of the user. */
export const shopEndpoints: Endpoint[] = [
	endpoint('choices', async (queries, body, { tenantId, previewUrl }) => {
		const found = await queries.findChoices(ChoiceQuery.parse({ ...body, tenantId }));
		return found && { results: found.results.map((choice) => withOrigin(choice, previewUrl)) };
	}),
	endpoint('check', (queries, body, { tenantId }) =>
		queries.checkReferences(ReferenceCheck.parse({ ...body, tenantId })),
	),
];

function endpoint(name: string, answer: Answer): Endpoint {
	const limiter = new RateLimiterMemory({ points: QUERIES_PER_MINUTE, duration: 60 });
	return {
		path: `/shop/${name}`,
		method: 'post',
		handler: async (req) => {
			if (!req.user || !hasRole(req.user, 'editor')) return refuse(403, 'Not allowed');
			const isOver = await limiter.consume(String(req.user.id)).then(
				() => false,
				() => true,
			);
			if (isOver) return refuse(429, 'Too many requests');
			const { tenant: id, ...body } = await readBody(req);
			const tenant = typeof id === 'string' ? await findTenant(req, id) : null;
			if (!tenant) return refuse(404, 'Not found');
			try {
				const found = await answer(shopQueriesOf(req.payload), body, tenant);
				return found ? Response.json(found, { headers }) : refuse(503, 'The shop is away');
			} catch (error) {
				if (error instanceof z.ZodError) return refuse(400, 'Not understood');
				throw error;
			}
		},
	};
}

const headers = { 'cache-control': 'no-store' };

function refuse(status: number, message: string): Response {
	return Response.json({ errors: [{ message }] }, { status, headers });
}

async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
	try {
		const text = (await req.text?.()) ?? '';
		const body: unknown = text.length > MAX_BODY_CHARACTERS ? null : JSON.parse(text);
		return z.record(z.string(), z.unknown()).parse(body);
	} catch {
		return {};
	}
}

/** Null for a shop that this user cannot access. */
function findTenant(req: PayloadRequest, id: string): Promise<Tenant | null> {
	return req.payload.findByID({
		collection: 'tenants',
		id,
		depth: 0,
		overrideAccess: false,
		disableErrors: true,
		req,
	}) as unknown as Promise<Tenant | null>;
}

/** Images are on the shop's origin, not on the admin's. */
function withOrigin(choice: Choice, origin: string | null | undefined): Choice {
	const { picture } = choice;
	if (!picture?.startsWith('/')) return choice;
	return { ...choice, picture: origin ? new URL(picture, origin).href : null };
}
