import { isPreviewToken } from '@korb/contracts/content/preview';
import {
	CART_COOKIE,
	DEFAULT_REGION,
	ORDER_COOKIE,
	REGION_HEADER,
	SESSION_COOKIE,
	SURROGATE_KEY_HEADER,
} from '@korb/contracts/platform/wire-names';
import { toPageSearch } from '@korb/domain/routing/page-parameters';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from '../api-client.ts';
import { cacheControl, NOT_STORED } from '../http/cache-control.ts';
import { isCrawler } from '../http/crawlers.ts';
import { findPageRedirect } from '../http/page-redirects.ts';
import { pagePermissions, pagePolicy } from '../http/security-headers.ts';
import { filterKnownValues } from '../known-values.ts';
import type { LoadContext, Loaded } from '../loaders/load-context.ts';
import { loadPage } from '../loaders/page-loader.ts';
import { loadError } from '../loaders/pages/error.ts';
import { findThemePreview } from '../loaders/theme-preview.ts';
import { matchPath } from '../paths.ts';
import type { Tenant } from '../tenants.ts';
import type { Frontend } from './frontend.ts';
import { createRenderer, type RenderPage } from './render.ts';
import type { Shells } from './shells.ts';

type PagesOptions = {
	api: ApiClient;
	frontend: Frontend;
	shells: Shells;
	findTenant: (request: FastifyRequest) => Promise<Tenant>;
	cmsOrigin: string | null;
	adminOrigin: string | null;
	hasRecaptcha: boolean;
};

const PAYLOAD = '/_payload.json';
const emptyShell = { clientConfigs: {}, aisles: [] };

/** Handles every path that is not a file: as HTML, or as payload for client-side navigation. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
	const { api, frontend, shells } = options;
	const renderPage = createRenderer(frontend);

	app.get('/*', { config: { isPage: true } }, async (request, reply) => {
		const url = new URL(`http://${request.hostname}${request.url}`);
		const isPayload = url.pathname.endsWith(PAYLOAD);
		const end = isPayload ? -PAYLOAD.length : undefined;
		url.pathname = url.pathname.slice(0, end).replace(/\/+$/, '') || '/';
		const published = await options.findTenant(request);
		const match = matchPath(published, url.pathname);
		reply.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(published.id));
		const previewToken = tokenIn(url, 'preview');
		const themeToken = tokenIn(url, 'theme');
		const isDraft = previewToken !== null || themeToken !== null;
		const framedBy = previewToken ? options.cmsOrigin : options.adminOrigin;
		protect(reply, options, published, isDraft, isDraft ? framedBy : null);

		const target = isDraft ? null : findPageRedirect(published, match, url);
		if (isPayload && (target || url.searchParams.get('build') !== frontend.buildId)) {
			// 409 makes an outdated page load the document instead, which brings the new build.
			return reply.code(409).header('cache-control', NOT_STORED).send();
		}
		if (target) {
			return reply.header('cache-control', cacheControl(301, true)).redirect(target, 301);
		}

		const requestContext = {
			host: published.host,
			requestId: request.id,
			region: regionOf(request),
		};
		const themed = themeToken
			? await findThemePreview(api, requestContext, published, themeToken)
			: null;
		const tenant = themed?.tenant ?? published;
		const query = new URLSearchParams(toPageSearch(filterKnownValues(url.searchParams)));
		const cookiesOf = (name: string) =>
			match.route.isCacheable ? null : findCookies(request, [name, SESSION_COOKIE]);
		const own = { cartCookie: cookiesOf(CART_COOKIE), orderCookie: cookiesOf(ORDER_COOKIE) };
		const page = { tenant, path: url.pathname, query, match };
		const findShell = () => shells.find(published, requestContext);
		const drafts = { previewToken, themePreview: themed?.status ?? null };
		const context = { api, requestContext, ...own, ...drafts, findShell, ...page };
		const answer = isPayload
			? await toPayload(reply, context)
			: await toHtml(request, reply, context, renderPage);
		// A new configuration purges the edge once: a page made with the old one must not be kept there.
		const current = await options.findTenant(request).catch(() => null);
		if (current !== published) reply.header('cache-control', NOT_STORED);
		return reply.send(answer);
	});
}

async function toPayload(reply: FastifyReply, context: LoadContext): Promise<Loaded['payload']> {
	const loaded = await loadPage(context);
	describe(reply, context, loaded, []);
	return loaded.payload;
}

/** Undefined: a crawler needs no page that tells a person what went wrong. */
async function toHtml(
	request: FastifyRequest,
	reply: FastifyReply,
	context: LoadContext,
	renderPage: RenderPage,
): Promise<Buffer | undefined> {
	const { tenant, match } = context;
	const page = { match, path: context.path + toPageSearch(context.query) };
	const [loaded, { shell, surrogateKeys, isComplete }] = await Promise.all([
		loadPage(context),
		context.findShell(),
	]);
	if (loaded.status >= 400 && isCrawler(request.headers['user-agent'])) {
		reply.code(loaded.status).header('cache-control', NOT_STORED);
		return undefined;
	}
	reply.type('text/html; charset=utf-8');
	try {
		const html = await renderPage(tenant, page, loaded.payload, shell);
		describe(
			reply,
			context,
			{ ...loaded, isComplete: loaded.isComplete !== false && isComplete },
			surrogateKeys,
		);
		return html;
	} catch (error) {
		request.log.error({ err: error, path: context.path, status: 500 }, 'page render failed');
		const failed = await loadError(context, 500, 'Page not rendered');
		describe(reply, context, { ...failed, isComplete: false }, []);
		return renderPage(tenant, page, failed.payload, emptyShell);
	}
}

function describe(
	reply: FastifyReply,
	{ tenant, match, previewToken, themePreview }: LoadContext,
	loaded: Loaded,
	shellKeys: string[],
): void {
	const keys = [surrogateKeys.tenant(tenant.id), ...loaded.surrogateKeys, ...shellKeys];
	const isDraft = previewToken !== null || themePreview !== null;
	const isStored = match.route.isCacheable && loaded.isComplete !== false && !isDraft;
	reply
		.code(loaded.status)
		.header('cache-control', cacheControl(loaded.status, isStored))
		.header(SURROGATE_KEY_HEADER, [...new Set(keys)].join(' '));
}

/**
 * Sets the policies of the page. Only the CMS or the back office may frame a draft, which is not
 * indexed and sends no referrer.
 */
function protect(
	reply: FastifyReply,
	{ frontend, hasRecaptcha }: PagesOptions,
	tenant: Tenant,
	isDraft: boolean,
	framedBy: string | null,
): void {
	const { embedHosts, map } = tenant.config.clientRuntimeConfig;
	const isDevelopment = frontend.clientDir === null;
	const policy = pagePolicy({
		isDevelopment,
		embedHosts,
		tileUrl: map.tileUrl,
		framedBy,
		hasRecaptcha,
	});
	reply
		.header('content-security-policy', policy)
		.header('permissions-policy', pagePermissions(embedHosts));
	if (framedBy) reply.removeHeader('x-frame-options');
	if (isDraft) {
		reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
	}
}

function tokenIn({ searchParams }: URL, name: 'preview' | 'theme'): string | null {
	const token = searchParams.get(name);
	return isPreviewToken(token) ? token : null;
}

/** Cached pages must not depend on the visitor, so they never receive a cookie. */
function findCookies({ headers }: FastifyRequest, names: string[]): string | null {
	const pairs = (headers.cookie ?? '').split(/; */);
	const found = pairs.filter((pair) => names.some((name) => pair.startsWith(`${name}=`)));
	return found.join('; ') || null;
}

function regionOf({ headers }: FastifyRequest): string {
	const region = headers[REGION_HEADER];
	return typeof region === 'string' && /^[a-z0-9-]{1,32}$/.test(region) ? region : DEFAULT_REGION;
}
