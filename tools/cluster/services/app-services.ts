import { HEALTH_PATH } from '@korb/contracts/platform/wire-names';
import type { Ports } from '../../infrastructure/ports.ts';
import { type AppSettings, appCommand } from '../../stack/apps.ts';
import type { Secrets } from '../../stack/secrets.ts';
import { replicaUrl } from './database-services.ts';
import { answersOk, local, type Place, type Service } from './service.ts';

export type Apps = Place & {
	secrets: Secrets;
	/** Of APIs and workers that start from now on; a module that is loaded first may change their code. */
	release: { preload: string | null };
	/** Overrides, such as no captcha for shoppers who are programs. */
	env?: Record<string, string>;
};

export const api = (apps: Apps, n: 1 | 2) => app(apps, 'api', n);
export const worker = (apps: Apps, n: 1 | 2) => app(apps, 'worker', n);
export const storefront = (apps: Apps, n: 1 | 2) => app(apps, 'storefront', n);

function app(apps: Apps, name: 'api' | 'worker' | 'storefront', n: 1 | 2): Service {
	const { ports } = apps;
	const { args, env, ...command } = appCommand(name, settingsOf(apps, name, n));
	const edges = [ports['edge-1'], ports['edge-2']].map((port) => `http://${local(port)}`);
	const monitoring = ports[`${name}-${n}-metrics`];
	const probe =
		name === 'worker'
			? `${local(monitoring)}/readyz`
			: `${local(ports[`${name}-${n}`])}${HEALTH_PATH}`;
	return {
		name: `${name}-${n}`,
		command: () => ({
			...command,
			// The folder in the arguments identifies the cluster that owns the process.
			args: [...args, apps.dir],
			env: {
				...env,
				EDGE_URLS: edges.join(),
				MONITORING_PORT: String(monitoring),
				...(name !== 'worker' && { SHUTDOWN_NOTICE_MS: '3000' }),
				...(name !== 'storefront' && { DATABASE_READ_URL: replicaUrl(apps) }),
				...(apps.release.preload &&
					name !== 'storefront' && { NODE_OPTIONS: `--import=${apps.release.preload}` }),
				...apps.env,
			},
		}),
		isReady: () => answersOk(`http://${probe}`),
	};
}

export function settingsOf(apps: Apps, name: string, n: 1 | 2): AppSettings {
	return {
		ports: portsOf(apps, name, n),
		secrets: apps.secrets,
		mode: 'production',
		logLevel: 'warn',
		timeoutScale: apps.timeoutScale,
	};
}

/** Where one instance finds the others: everything of which there are several is behind a proxy. */
export function portsOf({ ports }: Place, name: string, n: 1 | 2): Ports {
	return {
		edge: ports.front,
		storefront: ports[`storefront-${n}`],
		api: name === 'api' ? ports[`api-${n}`] : ports.api,
		admin: ports[`admin-${n}`],
		// Only in development.
		backoffice: 0,
		paymentSandbox: ports['payment-sandbox'],
		cms: ports.cms,
		mailSmtp: ports.mail,
		mailWeb: ports['mail-web'],
		postgres: ports[`pgbouncer-${n}`],
		redis: ports.redis,
	};
}
