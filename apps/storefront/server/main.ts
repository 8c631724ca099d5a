import path from 'node:path';
import { drain } from '@korb/server/drain';
import { buildHost } from './app.ts';
import { openSources } from './dev-frontend.ts';
import { readEnv } from './env.ts';
import { openBuild } from './frontend.ts';

const root = path.join(import.meta.dirname, '..');
const env = readEnv();
const app = await buildHost({
	apiUrl: env.API_URL,
	edgeUrls: env.EDGE_URLS,
	trustedProxies: env.TRUSTED_PROXIES,
	cmsUrl: env.CMS_URL,
	hasRecaptcha: env.CAPTCHA === 'recaptcha',
	logLevel: env.LOG_LEVEL,
	openFrontend: (host) =>
		env.NODE_ENV === 'production'
			? openBuild(path.join(root, 'dist'))
			: openSources(host, root, env.API_URL),
});

const PATIENCE_MS = 10_000;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		setTimeout(() => process.exit(1), PATIENCE_MS).unref();
		void drain(app.server)
			.then(() => app.close())
			.then(() => process.exit(0));
	});
}
await app.listen({ host: env.HOST, port: env.PORT });
