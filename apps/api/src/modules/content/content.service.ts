import type { ClientConfigs, ClientConfigType } from '@korb/contracts/client-configs';
import type { ContentPage } from '@korb/contracts/content';
import { SearchBanner } from '@korb/contracts/content-push';
import { PesticideTable } from '@korb/contracts/recipes';
import { isValidMatch, matchRoute } from '@korb/domain/routes';
import { surrogateKeys } from '@korb/domain/surrogate-keys';
import type { RequestContext } from '../../context.ts';
import { toClientConfigs, toContentPage, toDefaultPage } from './content.mapper.ts';
import { findPicture, listAllDocuments, listDocuments } from './content.sql.ts';
import { fillReferences } from './references.ts';

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
	const [kind, key] = isOwnPage ? (['route-page', name] as const) : (['page', slug] as const);
	const ownKey = isOwnPage ? surrogateKeys.routePage(id, key) : surrogateKeys.page(id, key);
	const fallback = isOwnPage ? toDefaultPage(name, config.messageBundle) : null;
	return ctx.db.snapshot(async (tx) => {
		const [row] = await listDocuments(tx, id, kind, [key]);
		const page = row && toContentPage(row, reportInvalid(ctx));
		if (!page) return { found: fallback, surrogateKeys: [ownKey] };
		const references = await fillReferences(tx, ctx.tenant, page);
		return { found: page, surrogateKeys: [ownKey, ...references.surrogateKeys] };
	});
}

export async function findPesticides(ctx: RequestContext): Promise<PesticideTable | null> {
	const { id } = ctx.tenant;
	const [row] = await ctx.db.snapshot((tx) => listDocuments(tx, id, 'pesticides', ['table']));
	return PesticideTable.safeParse(row?.document).data ?? null;
}

/** The first banner with a word that begins one of the words typed. */
export async function findSearchBanner(
	ctx: RequestContext,
	term: string,
): Promise<SearchBanner | null> {
	const rows = await ctx.db.snapshot((tx) => listAllDocuments(tx, ctx.tenant.id, 'search-banner'));
	const typed = ` ${term.toLowerCase()}`;
	const banners = rows.flatMap((row) => SearchBanner.safeParse(row.document).data ?? []);
	return banners.find(({ terms }) => terms.some((word) => typed.includes(` ${word}`))) ?? null;
}

export function loadPicture(ctx: RequestContext, key: string): Promise<Buffer | null> {
	return ctx.db.snapshot((tx) => findPicture(tx, ctx.tenant.id, key));
}

function reportInvalid(ctx: RequestContext): (key: string) => void {
	return (key) =>
		ctx.log.error({ tenant: ctx.tenant.id, document: key }, 'stored document refused');
}
