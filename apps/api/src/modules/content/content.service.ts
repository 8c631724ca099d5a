import { PesticideTable } from '@korb/contracts/catalogue/recipes';
import type { ClientConfigs, ClientConfigType } from '@korb/contracts/content/client-configs';
import type { ContentPage, PersonalBlocks, ShownPage } from '@korb/contracts/content/content';
import { SearchBanner } from '@korb/contracts/content/content-push';
import type { Audience } from '@korb/domain/customer/audiences';
import { isValidMatch, matchRoute } from '@korb/domain/routing/routes';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { forAudience, forVisitors } from './audiences.ts';
import { toClientConfigs, toContentPage, toDefaultPage } from './content.mapper.ts';
import { findPicture, listAllDocuments, listDocuments } from './content.sql.ts';
import { dropDeadLinks } from './dead-links.ts';
import { fillProducts } from './fill-products.service.ts';
import { fillReferences } from './references.ts';
import { dropSwitchedOff } from './switched-off.ts';

type Keyed<T> = { found: T; surrogateKeys: string[] };

export async function loadClientConfigs(
	ctx: RequestContext,
	types: ClientConfigType[],
): Promise<Keyed<ClientConfigs>> {
	const { id } = ctx.tenant;
	const rows = await ctx.reads.single((tx) => listDocuments(tx, id, 'config', types));
	return {
		found: withoutDeadLinks(toClientConfigs(rows, reportInvalid(ctx)), ctx),
		surrogateKeys: types.map((type) => surrogateKeys.clientConfig(id, type)),
	};
}

/** A banner without its link is dropped; header and footer only lose dead links. */
function withoutDeadLinks(configs: ClientConfigs, { tenant }: RequestContext): ClientConfigs {
	const { topbarbanner, ...rest } = dropDeadLinks(configs, tenant.config.clientRuntimeConfig);
	return topbarbanner ? { ...rest, topbarbanner } : rest;
}

/**
 * The page as visitors see it. A missing page carries a key, too, so that publishing it purges the
 * cached 404.
 */
export async function findPage(
	ctx: RequestContext,
	region: string,
	path: string,
): Promise<Keyed<ShownPage | null>> {
	const place = findPlace(ctx, path);
	if (!place) return { found: null, surrogateKeys: [] };
	const { found, surrogateKeys } = await findWritten(ctx, place);
	if (!found) return { found, surrogateKeys };
	// Each list reads in its own snapshot, so this one must not hold a connection meanwhile.
	const products = await fillProducts(ctx, region, found.blocks);
	return {
		found: { ...found, hasProducts: products.hasProducts },
		surrogateKeys: [...surrogateKeys, ...products.surrogateKeys],
	};
}

function findWritten(
	ctx: RequestContext,
	place: Place,
): Promise<Keyed<Omit<ShownPage, 'hasProducts'> | null>> {
	return ctx.reads.snapshot(async (tx) => {
		const stored = await findStored(tx, ctx, place);
		if (!stored) return { found: null, surrogateKeys: [place.ownKey] };
		const { page, revision } = stored;
		const personal = forVisitors(ctx.tenant, page);
		const references = await fillReferences(tx, ctx.tenant, page.blocks);
		const found = { ...page, revision, personal };
		return { found, surrogateKeys: [place.ownKey, ...references.surrogateKeys] };
	});
}

/** The blocks one audience sees in the places where the page differs. */
export async function findPersonalBlocks(
	ctx: RequestContext,
	path: string,
	audience: Audience,
): Promise<PersonalBlocks | null> {
	const place = findPlace(ctx, path);
	if (!place) return null;
	return ctx.reads.snapshot(async (tx) => {
		const stored = await findStored(tx, ctx, place);
		if (!stored) return null;
		const places = forAudience(ctx.tenant, stored.page, audience);
		await fillReferences(
			tx,
			ctx.tenant,
			places.flatMap(({ block }) => block ?? []),
		);
		return { revision: stored.revision, audience, places };
	});
}

type Place = {
	kind: 'page' | 'route-page';
	key: string;
	ownKey: string;
	/** Used when no editor has written anything. */
	fallback: ContentPage | null;
};

/** Resolves the document of a path; null when the shop has no such route. */
function findPlace(ctx: RequestContext, path: string): Place | null {
	const { id, routes, config } = ctx.tenant;
	const slug = path.replace(/^\/+|\/+$/g, '');
	const match = matchRoute(routes, slug.split('/').map(encodeURIComponent).join('/'));
	if (!match || !isValidMatch(match)) return null;
	const { name } = match.route;
	if (name === 'index') {
		return { kind: 'page', key: slug, ownKey: surrogateKeys.page(id, slug), fallback: null };
	}
	const fallback = toDefaultPage(name, config.messageBundle);
	return { kind: 'route-page', key: name, ownKey: surrogateKeys.routePage(id, name), fallback };
}

async function findStored(tx: Tx, ctx: RequestContext, { kind, key, fallback }: Place) {
	const [row] = await listDocuments(tx, ctx.tenant.id, kind, [key]);
	const page = row && toContentPage(row, reportInvalid(ctx));
	if (page) {
		dropSwitchedOff(page, ctx.tenant.config.clientRuntimeConfig);
		return { page, revision: row.version };
	}
	return fallback && { page: fallback, revision: 0 };
}

export async function findPesticides(ctx: RequestContext): Promise<PesticideTable | null> {
	const { id } = ctx.tenant;
	const [row] = await ctx.reads.single((tx) => listDocuments(tx, id, 'pesticides', ['table']));
	return PesticideTable.safeParse(row?.document).data ?? null;
}

/** The first banner with a term that a typed word starts with. */
export async function findSearchBanner(
	ctx: RequestContext,
	term: string,
): Promise<SearchBanner | null> {
	const rows = await ctx.reads.single((tx) => listAllDocuments(tx, ctx.tenant.id, 'search-banner'));
	const typed = ` ${term.toLowerCase()}`;
	const banners = dropDeadLinks(
		rows.flatMap((row) => SearchBanner.safeParse(row.document).data ?? []),
		ctx.tenant.config.clientRuntimeConfig,
	);
	return banners.find(({ terms }) => terms.some((word) => typed.includes(` ${word}`))) ?? null;
}

export function loadPicture(ctx: RequestContext, key: string): Promise<Buffer | null> {
	return ctx.db.snapshot((tx) => findPicture(tx, ctx.tenant.id, key));
}

function reportInvalid(ctx: RequestContext): (key: string) => void {
	return (key) =>
		ctx.log.error({ tenant: ctx.tenant.id, document: key }, 'stored document is invalid');
}
