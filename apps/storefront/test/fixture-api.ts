import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientConfigs } from '@korb/contracts/content/client-configs';
import { type ContentPage, ShownPage } from '@korb/contracts/content/content';
import type { Preview } from '@korb/contracts/content/preview';
import { type StoredTenantConfig, TenantConfig } from '@korb/contracts/platform/tenant';
import { isValidMatch, listRoutes, matchRoute } from '@korb/domain/routing/routes';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import { bundleFor } from '@korb/messages';
import type { z } from 'zod';
import { createListings, type Listings } from './fixture-listings.ts';

type PageInput = z.input<typeof ContentPage> &
	Partial<Pick<ShownPage, 'revision' | 'personal' | 'hasProducts'>>;
type TenantInput = z.input<typeof StoredTenantConfig>;
type Answer = { status: number; body: unknown; headers?: Record<string, string> };
export type Seen = { method: string; path: string; headers: IncomingMessage['headers'] };

/** A fake API with configurable content and failures. */
export type FixtureApi = {
	url: string;
	seen: Seen[];
	setTenant(host: string, config: TenantInput): TenantConfig;
	removeTenant(host: string): void;
	/** Announces a version that the configuration does not have yet, as an API behind another one. */
	announce(host: string, version: string | null): void;
	setPage(key: string, page: PageInput): void;
	/** Bypasses the contract, as a newer API might. */
	setBlocks(key: string, blocks: unknown[]): void;
	/** The response for a token; all other tokens have expired. */
	setPreview(token: string, page: PageInput, unfinished?: number): void;
	setRecipePreview(token: string, preview: Preview): void;
	/** The response for a path, query included. */
	setAnswer(path: string, body: unknown): void;
	clientConfigs: ClientConfigs;
	listings: Listings;
	/** Fails paths with this prefix with this status. 0 drops the connection, -1 never responds. */
	fail(prefix: string, status: number, times?: number): void;
	heal(): void;
	/** Answers nothing with this prefix until the returned function is called. */
	hold(prefix: string): () => void;
	close(): Promise<void>;
};

export async function startFixtureApi(port = 0): Promise<FixtureApi> {
	const tenants = new Map<string, TenantConfig>();
	const announced = new Map<string, string>();
	const pages = new Map<string, unknown>();
	const previews = new Map<string, Preview>();
	const answers = new Map<string, unknown>();
	const failures = new Map<string, { status: number; times: number }>();
	const held = new Map<string, Promise<void>>();
	const listings = createListings();
	const state: Pick<FixtureApi, 'seen' | 'clientConfigs' | 'listings'> = {
		seen: [],
		clientConfigs: {},
		listings,
	};

	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? '/', 'http://fixture');
		const { method = 'GET', headers } = request;
		state.seen.push({ method, path: url.pathname + url.search, headers });
		await [...held].find(([prefix]) => url.pathname.startsWith(prefix))?.[1];
		const failure = failureOf(url.pathname);
		const tenant = tenants.get((headers.host ?? '').replace(/:\d+$/, ''));
		if (failure === -1) return;
		if (failure === 0) {
			request.socket.destroy();
		} else if (failure !== undefined) {
			send(response, { status: failure, body: { status: failure } });
		} else if (url.pathname === '/internal/tenants/versions') {
			send(response, versions(headers));
		} else if (tenant) {
			send(response, answer(url, tenant));
		} else {
			send(response, { status: 421, body: { status: 421, errorCode: 'unknown_host' } });
		}
	});

	function failureOf(path: string): number | undefined {
		const failure = [...failures].find(([prefix]) => path.startsWith(prefix))?.[1];
		if (!failure || failure.times === 0) return undefined;
		failure.times--;
		return failure.status;
	}

	function versions(headers: IncomingMessage['headers']): Answer {
		const body = Object.fromEntries(
			[...tenants].map(([host, { version }]) => [host, announced.get(host) ?? version]),
		);
		const etag = `"${Object.values(body).join('-')}"`;
		const isKnown = headers['if-none-match'] === etag;
		return isKnown
			? { status: 304, body: null, headers: { etag } }
			: { status: 200, body, headers: { etag } };
	}

	function answer(url: URL, tenant: TenantConfig): Answer {
		const { tenantId } = tenant.clientRuntimeConfig;
		if (url.pathname === '/tenant/config') {
			return { status: 200, body: tenant };
		}
		if (url.pathname === '/api/content/configs/client') {
			const types = (url.searchParams.get('types') ?? '').split(',');
			const xkey = types.map((type) => surrogateKeys.clientConfig(tenantId, type)).join(' ');
			const picked = Object.entries(state.clientConfigs).filter(([type]) => types.includes(type));
			return { status: 200, body: Object.fromEntries(picked), headers: { xkey } };
		}
		if (url.pathname === '/api/csrf') {
			const cookie = 'XSRF-TOKEN=token; Path=/; SameSite=Lax';
			return { status: 204, body: null, headers: { 'set-cookie': cookie } };
		}
		if (url.pathname === '/logs') return { status: 204, body: null };
		const token = /^\/api\/content\/previews\/(.+)$/.exec(url.pathname)?.[1];
		if (token) return previews.has(token) ? { status: 200, body: previews.get(token) } : missing;
		const known = answers.get(url.pathname + url.search);
		if (known) return { status: 200, body: known, headers: { xkey: `key-of-${url.pathname}` } };
		const found = listings.answer(url);
		if (found === null) return missing;
		if (found) return { status: 200, body: found.body, headers: { xkey: found.keys.join(' ') } };
		const slug = /^\/api\/content\/pages\/?(.*)$/.exec(url.pathname)?.[1];
		return slug === undefined ? missing : findPage(slug, tenant);
	}

	function findPage(slug: string, tenant: TenantConfig): Answer {
		const match = matchRoute(listRoutes(tenant.clientRuntimeConfig), slug);
		if (!match || !isValidMatch(match)) return missing;
		const { name, path } = match.route;
		const isSlug = path === '*' || path === '';
		const key = isSlug ? decodeURIComponent(slug) : name;
		const page = pages.get(key) ?? (isSlug ? null : defaultPage(name, tenant));
		const xkey = surrogateKeys.page(tenant.clientRuntimeConfig.tenantId, key);
		return page
			? { status: 200, body: page, headers: { xkey } }
			: { ...missing, headers: { xkey } };
	}

	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	return Object.assign(state, {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		setTenant(host: string, config: TenantInput) {
			const { locale = 'de-AT' } = config.clientRuntimeConfig;
			const messageBundle = { ...bundleFor(locale), ...config.messageBundle };
			const whole = { ...config, messageBundle, version: '' };
			const version = createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 12);
			const tenant = TenantConfig.parse({ ...whole, version });
			tenants.set(host, tenant);
			return tenant;
		},
		removeTenant: (host: string) => void tenants.delete(host),
		announce(host: string, version: string | null) {
			if (version) announced.set(host, version);
			else announced.delete(host);
		},
		setPage: (key: string, page: PageInput) =>
			void pages.set(key, ShownPage.parse({ ...unlimited, ...page })),
		setPreview: (token: string, page: PageInput, unfinished = 0) =>
			void previews.set(token, { page: ShownPage.parse({ ...unlimited, ...page }), unfinished }),
		setRecipePreview: (token: string, preview: Preview) => void previews.set(token, preview),
		setAnswer: (path: string, body: unknown) => void answers.set(path, body),
		setBlocks: (key: string, blocks: unknown[]) => void pages.set(key, { ...emptyPage, blocks }),
		fail: (prefix: string, status: number, times = Number.POSITIVE_INFINITY) =>
			void failures.set(prefix, { status, times }),
		heal: () => failures.clear(),
		hold(prefix: string) {
			const { promise, resolve } = Promise.withResolvers<void>();
			held.set(prefix, promise);
			return () => {
				held.delete(prefix);
				resolve();
			};
		},
		close: () =>
			new Promise<void>((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	});
}

const unlimited = { revision: 1, personal: [], hasProducts: false };
const emptyPage = ShownPage.parse({ meta: { title: '' }, ...unlimited });

function defaultPage(name: string, tenant: TenantConfig): ShownPage {
	const title = tenant.messageBundle[`route.${name}`] ?? name;
	return ShownPage.parse({ meta: { title }, ...unlimited });
}

const missing: Answer = { status: 404, body: { status: 404, errorCode: 'not_found' } };

function send(response: ServerResponse, { status, body, headers }: Answer): void {
	response.writeHead(status, { 'content-type': 'application/json', ...headers });
	response.end(body === null ? '' : JSON.stringify(body));
}
