import { getThemePreview } from '@korb/contracts/platform/paths';
import { ThemeConfig } from '@korb/contracts/platform/tenant';
import type { ApiClient, RequestContext } from '../api-client.ts';
import type { Tenant } from '../tenants.ts';
import type { LoadContext, Loaded, ThemePreviewStatus } from './load-context.ts';
import { loadError } from './pages/error.ts';

export type ThemePreview = { status: ThemePreviewStatus; tenant: Tenant };

/**
 * The tenant with the theme of the draft in the token. The version of its configuration stays: the
 * browser hydrates with what is published, and keeps the style that the server has set.
 */
export async function findThemePreview(
	api: ApiClient,
	requestContext: RequestContext,
	tenant: Tenant,
	token: string,
): Promise<ThemePreview> {
	const answer = await api
		.call(requestContext, getThemePreview, { params: { token } })
		.catch(() => null);
	if (answer?.status === 404) return { status: 'expired', tenant };
	const theme = ThemeConfig.safeParse(answer?.isOk ? answer.body : null);
	if (!theme.success) return { status: 'failed', tenant };
	const config = { ...tenant.config, themeConfig: theme.data };
	return { status: 'shown', tenant: { ...tenant, config } };
}

/** The published page, marked as a draft because of its look. */
export async function loadThemed(
	context: LoadContext,
	status: ThemePreviewStatus,
	loadPublished: () => Promise<Loaded>,
): Promise<Loaded> {
	if (status === 'failed') return loadError(context, 500, 'Preview not available');
	const isExpired = status === 'expired';
	const loaded = isExpired
		? await loadError(context, 404, 'Preview expired')
		: await loadPublished();
	const { payload } = loaded;
	const meta = { ...payload.meta, noIndex: true, canonical: null };
	return {
		status: loaded.status,
		payload: { ...payload, meta, draft: { isExpired, notes: [] } },
		surrogateKeys: [],
	};
}
