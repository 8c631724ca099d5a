import type { createRegister } from '@korb/server/metrics';
import type { OverloadLimits } from '@korb/server/overload';
import { request } from 'undici';
import { buildHost } from '../server/app.ts';
import type { Frontend } from '../server/render/frontend.ts';
import { createSite } from '../src/entry-server.tsx';
import { type FixtureApi, startFixtureApi } from './fixture-api.ts';
import { addRecipes } from './fixture-recipes.ts';

export type FixtureShop = {
	api: FixtureApi;
	/** All log lines of the server so far. */
	logs(): Record<string, unknown>[];
	get(path: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD'): Promise<Page>;
	close(): Promise<void>;
};

export type Page = { status: number; headers: Headers; text: string };

export const BUILD_ID = 'build-1';

const frontend: Frontend = {
	buildId: BUILD_ID,
	clientDir: null,
	loadCreateSite: async () => createSite,
	tagsFor: (kind) => `<script type="module" src="/${kind}.js"></script>`,
};

/** Starts the storefront on a port, with the German shop at `localhost` and a fake API. */
export async function startFixtureShop(
	options: {
		edgeUrls?: string[];
		cmsUrl?: string;
		adminUrl?: string;
		hasRecaptcha?: boolean;
		shellRefreshMs?: number;
		overload?: OverloadLimits;
		clientDir?: string;
		metrics?: ReturnType<typeof createRegister>;
	} = {},
): Promise<FixtureShop> {
	const api = await startFixtureApi();
	api.setTenant('localhost', { clientRuntimeConfig: demoTenant });
	api.setPage('', {
		meta: { title: 'Willkommen' },
		blocks: [{ type: 'headline', text: 'Frisch heute', level: 1 }],
	});
	addRecipes(api);
	const lines: string[] = [];
	const app = await buildHost({
		apiUrl: api.url,
		edgeUrls: options.edgeUrls ?? [],
		cmsUrl: options.cmsUrl,
		adminUrl: options.adminUrl,
		hasRecaptcha: options.hasRecaptcha ?? false,
		// Tests change header and footer between two pages.
		shellRefreshMs: options.shellRefreshMs ?? 0,
		...(options.overload && { overload: options.overload }),
		...(options.metrics && { metrics: options.metrics }),
		logLevel: 'info',
		logStream: { write: (line) => void lines.push(line) },
		openFrontend: async () => ({ ...frontend, clientDir: options.clientDir ?? null }),
	});
	const address = await app.listen({ host: '127.0.0.1', port: 0 });
	return {
		api,
		logs: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
		async get(path, headers = {}, method = 'GET') {
			const answer = await request(`${address}${path}`, {
				method,
				headers: { host: 'localhost', ...headers },
			});
			return {
				status: answer.statusCode,
				headers: new Headers(answer.headers as Record<string, string>),
				text: await answer.body.text(),
			};
		},
		async close() {
			await app.close();
			await api.close();
		},
	};
}

export const demoTenant = {
	tenantId: 'korb',
	name: 'Korb',
	baseUrl: 'https://shop.korb.example',
	contactEmail: 'hallo@korb.example',
	featureJoe: false,
};
