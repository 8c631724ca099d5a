import type { ClientConfigs, ClientConfigType } from '@korb/contracts/client-configs';
import type { ContentPage } from '@korb/contracts/content';
import type { ContentPush } from '@korb/contracts/content-push';
import { isValidMatch, matchRoute } from '@korb/domain/routes';
import { surrogateKeys } from '@korb/domain/surrogate-keys';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { toClientConfigs, toContentPage, toDefaultPage } from './content.mapper.ts';
import { hasTenant, listDocuments, upsertDocument } from './content.sql.ts';

type Keyed<T> = { found: T; surrogateKeys: string[] };

export async function loadClientConfigs(
	ctx: RequestContext,
	types: ClientConfigType[],
): Promise<Keyed<ClientConfigs>> {
	const { id } = ctx.tenant;
	const rows = await ctx.db.snapshot((tx) => listDocuments(tx, id, 'config', types));
	return {
		found: toClientConfigs(rows, reportInvalid(ctx)),
		surrogateKeys: types.map((type) => surrogateKeys.clientConfig(id, type)),
	};
}

/** A missing page has keys too: once it is published, its kept 404 must go. */
export async function findPage(
	ctx: RequestContext,
	path: string,
): Promise<Keyed<ContentPage | null>> {
	const { id, routes, config } = ctx.tenant;
	const slug = path.replace(/^\/+|\/+$/g, '');
	const match = matchRoute(routes, slug.split('/').map(encodeURIComponent).join('/'));
	if (!match || !isValidMatch(match)) return { found: null, surrogateKeys: [] };

	const { name } = match.route;
	const isOwnPage = name !== 'index';
	const kind = isOwnPage ? 'route-page' : 'page';
	const key = isOwnPage ? name : slug;
	const [row] = await ctx.db.snapshot((tx) => listDocuments(tx, id, kind, [key]));
	const fallback = isOwnPage ? toDefaultPage(name, config.messageBundle) : null;
	return {
		found: (row && toContentPage(row, reportInvalid(ctx))) ?? fallback,
		surrogateKeys: [keyOf(id, kind, key)],
	};
}

/** Stores a published document; the pages that show it are dropped from the edge in the same stroke. */
export async function publish(
	deps: { db: Database; outbox: Outbox },
	push: ContentPush,
): Promise<{ applied: boolean }> {
	return deps.db.transaction(async (tx) => {
		if (!(await hasTenant(tx, push.tenantId))) throw notFound('tenant');
		const { tenantId: tenant_id, kind, key, version, document } = push;
		const applied = await upsertDocument(tx, { tenant_id, kind, key, version, document });
		if (applied) {
			await deps.outbox.enqueue(tx, 'purge-edge', { keys: [keyOf(tenant_id, kind, key)] });
		}
		return { applied };
	});
}

function reportInvalid(ctx: RequestContext): (key: string) => void {
	return (key) =>
		ctx.log.error({ tenant: ctx.tenant.id, document: key }, 'stored document refused');
}

function keyOf(tenantId: string, kind: ContentPush['kind'], key: string): string {
	if (kind === 'config') return surrogateKeys.clientConfig(tenantId, key);
	if (kind === 'route-page') return surrogateKeys.routePage(tenantId, key);
	return surrogateKeys.page(tenantId, key);
}
