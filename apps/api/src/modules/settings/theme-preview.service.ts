import type { ThemePreviewToken } from '@korb/contracts/admin/settings/settings';
import type { ThemeConfig } from '@korb/contracts/platform/tenant';
import { listRoutes, pathTo } from '@korb/domain/routing/routes';
import { cornerNames, cornerPath, isColor, toCorner } from '@korb/domain/tenant/staff-theme';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import type { StaffContext } from '../staff/index.ts';
import type { PreviewTokens } from './preview-tokens.ts';
import { loadState } from './read-settings.service.ts';
import { applyChanges, FIRST_DRAFT, toReadable } from './settings.mapper.ts';
import type { DraftRow } from './settings.sql.ts';
import { findExamplePages } from './theme-preview.sql.ts';

/** For the frame beside the editor. */
export function signThemePreview(
	{ db, me }: StaffContext,
	previews: PreviewTokens | null,
): Promise<ThemePreviewToken> {
	if (!previews) throw refused('noPreview', 'No previews are set up.');
	const { tenantId } = me;
	return db.snapshot(async (tx) => {
		const { live, draft } = await loadState(tx, tenantId);
		const version = draft?.version ?? FIRST_DRAFT;
		const { token, until } = previews.sign({ tenantId, version }, new Date());
		return {
			token,
			version,
			expiresAt: new Date(until).toISOString(),
			pages: await listPages(tx, tenantId, live.config),
		};
	});
}

async function listPages(
	tx: Tx,
	tenantId: string,
	config: object,
): Promise<ThemePreviewToken['pages']> {
	const readable = toReadable(config);
	if (!readable) return [];
	const routes = listRoutes(readable.clientRuntimeConfig);
	const { category, product } = await findExamplePages(tx, tenantId);
	const paths = {
		home: '/',
		category: category && pathTo(routes, 'products-slug', { slug: category }),
		product: product && pathTo(routes, 'product-slug', { slug: product }),
		cart: pathTo(routes, 'cart'),
	};
	return (Object.keys(paths) as (keyof typeof paths)[]).flatMap((name) => {
		const path = paths[name];
		return path ? [{ name, path }] : [];
	});
}

/** Only the draft for which the token was signed, and only its look. */
export async function loadThemePreview(
	{ db, tenant }: RequestContext,
	previews: PreviewTokens | null,
	token: string,
): Promise<ThemeConfig> {
	const claim = previews?.read(token, new Date());
	if (claim?.tenantId !== tenant.id) throw notFound('preview');
	const { live, draft } = await db.snapshot((tx) => loadState(tx, tenant.id));
	if (claim.version !== (draft?.version ?? FIRST_DRAFT)) throw notFound('preview');
	const drafted = applyChanges(live.config, listShown(draft));
	return toReadable(drafted)?.themeConfig ?? tenant.config.themeConfig;
}

const corners: readonly string[] = cornerNames.map(cornerPath);

/** A value that is not valid yet stays as published. */
function listShown(draft: DraftRow | null) {
	return (draft?.changes ?? []).filter(({ path, value }) => {
		if (!path.startsWith('/themeConfig/tokens/')) return false;
		if (value === undefined) return true;
		return corners.includes(path) ? toCorner(value) !== null : isColor(value);
	});
}
