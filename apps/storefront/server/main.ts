import path from 'node:path';
import { prepareDrain } from '@korb/server/drain';
import { createRegister } from '@korb/server/metrics';
import { serveMonitoring } from '@korb/server/monitoring';
import { stopOnSignal } from '@korb/server/stop-on-signal';
import { startTracing, stopTracing } from '@korb/server/tracing/tracing';
import { buildHost } from './app.ts';
import { readEnv } from './env.ts';
import { openSources } from './render/dev-frontend.ts';
import { openBuild } from './render/frontend.ts';

const root = path.join(import.meta.dirname, '..');
const env = readEnv();
await startTracing('storefront', env);
const metrics = createRegister('storefront');
const app = await buildHost({
	metrics,
	apiUrl: env.API_URL,
	edgeUrls: env.EDGE_URLS,
	trustedProxies: env.TRUSTED_PROXIES,
	cmsUrl: env.CMS_URL,
	adminUrl: env.ADMIN_URL,
	hasRecaptcha: env.CAPTCHA === 'recaptcha',
	logLevel: env.LOG_LEVEL,
	timeoutScale: env.TIMEOUT_SCALE,
	openFrontend: (host) =>
		env.NODE_ENV === 'production'
			? openBuild(path.join(root, 'dist'))
			: openSources(host, root, env.API_URL),
});

const monitoring = await serveMonitoring(env, { register: metrics });
const drain = prepareDrain(app.server, env.SHUTDOWN_NOTICE_MS);
stopOnSignal(app.log, async () => {
	await drain();
	await app.close();
	await monitoring?.close();
	await stopTracing();
});
await app.listen({ host: env.HOST, port: env.PORT });
