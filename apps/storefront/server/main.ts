import path from 'node:path';
import { buildHost } from './app.ts';
import { openSources } from './dev-frontend.ts';
import { readEnv } from './env.ts';
import { openBuild } from './frontend.ts';

const root = path.join(import.meta.dirname, '..');
const env = readEnv();
const app = await buildHost({
	apiUrl: env.API_URL,
	edgeUrls: env.EDGE_URLS,
	cmsUrl: env.CMS_URL,
	hasRecaptcha: env.CAPTCHA === 'recaptcha',
	logLevel: env.LOG_LEVEL,
	openFrontend: (host) =>
		env.NODE_ENV === 'production'
			? openBuild(path.join(root, 'dist'))
			: openSources(host, root, env.API_URL),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ host: env.HOST, port: env.PORT });
