import type { FastifyInstance } from 'fastify';
import type { CreateSite } from '../../src/entry-server.tsx';
import type { Frontend } from './frontend.ts';

const TAGS = [
	'<script type="module" src="/@vite/client"></script>',
	'<script type="module" src="/src/entry-client.tsx"></script>',
].join('');

/** The paths that the edge routes to the API in production. */
const apiPaths = [
	'/.well-known',
	'/api',
	'/logs',
	'/media',
	'/robots.txt',
	'/sitemap.xml',
	'/sitemaps',
	'/tenant',
];

/** Serves the sources with hot reloading and proxies API calls of the browser. */
export async function openSources(
	app: FastifyInstance,
	root: string,
	apiUrl: string,
): Promise<Frontend> {
	const [{ default: middie }, { createServer }] = await Promise.all([
		import('@fastify/middie'),
		import('vite'),
	]);
	// The API resolves the tenant by host, so the proxy must preserve the host header.
	const toApi = { target: apiUrl, changeOrigin: false };
	const vite = await createServer({
		root,
		server: {
			middlewareMode: true,
			hmr: { server: app.server },
			proxy: Object.fromEntries(apiPaths.map((path) => [path, toApi])),
		},
	});
	await app.register(middie);
	app.use(vite.middlewares);
	app.addHook('onClose', () => vite.close());
	return {
		buildId: 'dev',
		clientDir: null,
		tagsFor: () => TAGS,
		loadCreateSite: async () => {
			const entry = await vite.ssrLoadModule('/src/entry-server.tsx');
			return entry['createSite'] as CreateSite;
		},
	};
}
