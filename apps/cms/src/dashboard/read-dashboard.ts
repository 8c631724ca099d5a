import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser, Where } from 'payload';
import { isTouched } from '../versions/version-fields.ts';

const RECENT = 8;
const written = ['pages', 'recipes'] as const;
type Written = (typeof written)[number];

export type Entry = {
	collection: Written;
	id: string;
	title: string;
	/** `changed`: visitors see an earlier version. */
	state: 'draft' | 'changed' | 'published';
	updatedAt: string;
};
export type Plan = { collection: Written; id: string; title: string; at: string; type: string };
export type Shop = { id: string; name: string; address: string | null };
export type Delivery = { waiting: number; refused: { name: string; error: string }[] };
export type Dashboard = { shops: Shop[]; recent: Entry[]; plans: Plan[]; delivery: Delivery };

type Reader = { payload: Payload; user: TypedUser; tenant: string | null };
type Row = { id: string; title?: string; _status?: string; updatedAt: string };

/** Dashboard data for one shop, or for all shops of the user. */
export async function readDashboard(reader: Reader): Promise<Dashboard> {
	const shops = await find<{ id: string; name: string; tenantId: string; previewUrl?: string }>(
		reader,
		'tenants',
		reader.tenant ? { id: { equals: reader.tenant } } : {},
	);
	const [recent, plans, delivery] = await Promise.all([
		listRecent(reader),
		listPlans(reader),
		readDelivery(
			reader,
			shops.map(({ tenantId }) => tenantId),
		),
	]);
	return {
		shops: shops.map(({ id, name, previewUrl }) => ({ id, name, address: previewUrl || null })),
		recent,
		plans,
		delivery,
	};
}

async function listRecent(reader: Reader): Promise<Entry[]> {
	const lists = await Promise.all(
		written.map(async (collection) => {
			const newest = await find<Row>(
				reader,
				collection,
				{ and: [ofTenant(reader), isTouched] },
				{ draft: true },
			);
			const ids = newest.map(({ id }) => id);
			const live = await find<Row>(reader, collection, {
				and: [{ id: { in: ids } }, { _status: { equals: 'published' } }],
			});
			const isLive = new Set(live.map(({ id }) => id));
			return newest.map(({ id, title, _status, updatedAt }): Entry => {
				const hidden = isLive.has(id) ? 'changed' : 'draft';
				const state = _status === 'published' ? 'published' : hidden;
				return { collection, id, title: title || '–', state, updatedAt };
			});
		}),
	);
	return lists
		.flat()
		.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
		.slice(0, RECENT);
}

type Job = {
	waitUntil: string;
	input: { type?: string; doc?: { relationTo: string; value: string } };
};

async function listPlans(reader: Reader): Promise<Plan[]> {
	const { docs } = await reader.payload.find({
		collection: 'payload-jobs',
		where: {
			and: [
				{ taskSlug: { equals: 'schedulePublish' } },
				{ completedAt: { exists: false } },
				{ waitUntil: { greater_than: new Date().toISOString() } },
			],
		},
		sort: 'waitUntil',
		limit: 50,
		depth: 0,
		overrideAccess: true,
	});
	const jobs = docs as unknown as Job[];
	const lists = await Promise.all(
		written.map(async (collection) => {
			const own = jobs.filter(({ input }) => input.doc?.relationTo === collection);
			const ids = own.map(({ input }) => String(input.doc?.value));
			// Access control hides other users' documents, and plans without a title are dropped.
			const titles = await find<Row>(
				reader,
				collection,
				{ and: [{ id: { in: ids } }, ofTenant(reader)] },
				{ draft: true, limit: 50 },
			);
			return own.flatMap(({ input, waitUntil }): Plan[] => {
				const found = titles.find(({ id }) => id === input.doc?.value);
				if (!found) return [];
				const { id, title } = found;
				return [{ collection, id, title: title || '–', at: waitUntil, type: input.type ?? '' }];
			});
		}),
	);
	return lists.flat().sort((one, other) => one.at.localeCompare(other.at));
}

async function readDelivery({ payload }: Reader, tenantIds: string[]): Promise<Delivery> {
	const { drizzle } = payload.db as unknown as PostgresAdapter;
	const { rows } = await drizzle.execute<{ name: string; error: string | null }>(sql`
		SELECT kind || ' /' || key AS name, last_error AS error FROM cms.outbox
		WHERE delivered_at IS NULL AND tenant_id = ANY(${sql.param(tenantIds)}) ORDER BY seq
	`);
	const refused = rows.flatMap(({ name, error }) => (error ? { name, error } : []));
	return { waiting: rows.length - refused.length, refused };
}

function ofTenant({ tenant }: Reader): Where {
	return tenant ? { tenant: { equals: tenant } } : {};
}

async function find<Found>(
	{ payload, user }: Reader,
	collection: Written | 'tenants',
	where: Where,
	{ draft = false, limit = RECENT } = {},
): Promise<Found[]> {
	const { docs } = await payload.find({
		collection,
		where,
		draft,
		limit,
		sort: '-updatedAt',
		depth: 0,
		user,
		overrideAccess: false,
	});
	return docs as unknown as Found[];
}
