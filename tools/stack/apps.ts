import { join } from 'node:path';
import { postPaymentEvent } from '@korb/contracts/order/checkout-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { HEALTH_PATH } from '@korb/contracts/platform/wire-names';
import {
	type LaunchOptions,
	launch,
	type OwnProcess,
	waitUntilReady,
} from '../infrastructure/own-process.ts';
import { repoRoot } from '../infrastructure/paths.ts';
import type { Ports } from '../infrastructure/ports.ts';
import { postgresUrl } from '../infrastructure/postgres.ts';
import { redisUrl } from '../infrastructure/redis.ts';
import type { Secrets } from './secrets.ts';

export const appNames = ['payment-sandbox', 'api', 'worker', 'storefront'] as const;
export type AppName = (typeof appNames)[number];

/** A demo also packs and delivers its orders. */
export const demoNames = [...appNames, 'demo-picker'] as const;
/** In development Vite serves the back office; else the API does. */
export const developmentNames = [...demoNames, 'backoffice'] as const;
export type DemoName = (typeof developmentNames)[number];

export type AppSettings = {
	ports: Ports;
	secrets: Secrets;
	mode: 'production' | 'development';
	logLevel?: string;
	timeoutScale?: number;
	/** Single sign-on to the back office. */
	openId?: { issuer: string; clientId: string; clientSecret: string } | undefined;
};

type Entry = { cwd: string; file: string; port: keyof Ports | null };

const entries: Record<DemoName, Entry> = {
	'payment-sandbox': { cwd: 'apps/payment-sandbox', file: 'src/main.ts', port: 'paymentSandbox' },
	api: { cwd: 'apps/api', file: '../../tools/demo/api.ts', port: 'api' },
	worker: { cwd: 'apps/api', file: 'src/worker.ts', port: null },
	storefront: { cwd: 'apps/storefront', file: 'server/main.ts', port: 'storefront' },
	'demo-picker': { cwd: 'apps/api', file: '../../tools/demo/picker/main.ts', port: null },
	backoffice: { cwd: 'apps/backoffice', file: 'node_modules/vite/bin/vite.js', port: null },
};

/** Starts an app with Node directly, not through pnpm, so that the pid is the app's own. */
export async function launchApp(
	name: DemoName,
	settings: AppSettings,
	logDir: string,
): Promise<OwnProcess> {
	const process = await launch({
		...appCommand(name, settings),
		logFile: join(logDir, `${name}.log`),
	});
	await waitForApp(name, settings.ports, process);
	return process;
}

async function waitForApp(name: DemoName, ports: Ports, process: OwnProcess): Promise<void> {
	const { port } = entries[name];
	if (!port) return;
	const url = `http://127.0.0.1:${ports[port]}${HEALTH_PATH}`;
	await waitUntilReady(process, async () => (await fetch(url)).ok);
}

export function appCommand(
	name: DemoName,
	settings: AppSettings,
): Omit<LaunchOptions, 'logFile'> & { cwd: string } {
	const { cwd, file } = entries[name];
	return {
		name,
		command: process.execPath,
		args: [file],
		cwd: join(repoRoot, cwd),
		env: appEnv(name, settings),
	};
}

export function appEnv(name: DemoName, settings: AppSettings): Record<string, string | undefined> {
	const { ports } = settings;
	const { port } = entries[name];
	return {
		PATH: process.env['PATH'],
		TZ: 'UTC',
		NODE_ENV: settings.mode,
		KORB_DEMO: '1',
		LOG_LEVEL: settings.logLevel ?? process.env['LOG_LEVEL'] ?? 'info',
		HOST: '127.0.0.1',
		PORT: String(port ? ports[port] : 0),
		TIMEOUT_SCALE: String(settings.timeoutScale ?? 1),
		EDGE_PORT: String(ports.edge),
		EDGE_URLS: `http://127.0.0.1:${ports.edge}`,
		...ownEnv(name, settings),
	};
}

function ownEnv(name: DemoName, settings: AppSettings): Record<string, string> {
	const { ports, secrets } = settings;
	const payments = `http://127.0.0.1:${ports.paymentSandbox}`;
	const api = `http://127.0.0.1:${ports.api}`;
	const cms = `http://127.0.0.1:${ports.cms}`;
	if (name === 'storefront') {
		return { API_URL: api, CMS_URL: cms, ADMIN_URL: backofficeUrl(settings) };
	}
	if (name === 'backoffice') {
		return { ADMIN_PORT: String(ports.admin), BACKOFFICE_PORT: String(ports.backoffice) };
	}
	if (name === 'payment-sandbox') {
		return {
			DATABASE_URL: postgresUrl(ports.postgres),
			PUBLIC_URL: payments,
			API_KEY: secrets.paymentKey,
			WEBHOOK_SECRET: secrets.paymentEvents,
			WEBHOOK_URL: api + toPath(postPaymentEvent, { params: { provider: 'sandbox' } }),
		};
	}
	return {
		DATABASE_URL: postgresUrl(ports.postgres),
		REDIS_URL: redisUrl(ports.redis),
		CSRF_SECRET: secrets.csrf,
		CONTENT_SECRET: secrets.content,
		CMS_URL: cms,
		ORDER_SECRET: secrets.order,
		CAPTCHA_SECRET: secrets.captcha,
		MAIL_URL: `smtp://127.0.0.1:${ports.mailSmtp}`,
		PICKING_SECRET: secrets.picking,
		// In development, the one of the commands.
		...(settings.mode === 'production' && {
			TENANT_SECRET_KEYS: `stack:${secrets.tenants}`,
		}),
		...(name === 'api' && backofficeEnv(settings)),
		GIFT_CARD_SECRET: secrets.giftCards,
		TILL_SECRET: secrets.till,
		PAYMENT_SANDBOX_URL: payments,
		PAYMENT_SANDBOX_KEY: secrets.paymentKey,
		PAYMENT_SANDBOX_SECRET: secrets.paymentEvents,
		TRUSTED_PROXIES: '127.0.0.1',
		PICTURE_DIR: join(repoRoot, '.local/pictures'),
		...(name === 'demo-picker' && { API_URL: api, ADMIN_URL: backofficeUrl(settings) }),
	};
}

function backofficeEnv(settings: AppSettings): Record<string, string> {
	return {
		ADMIN_PORT: String(settings.ports.admin),
		ADMIN_URL: backofficeUrl(settings),
		STAFF_SECRET: settings.secrets.staff,
		PREVIEW_SECRET: settings.secrets.preview,
		CMS_PUBLIC_URL: `http://127.0.0.1:${settings.ports.cms}`,
		STAFF_SECOND_FACTOR: 'optional',
		...(settings.openId && {
			STAFF_OIDC_ISSUER: settings.openId.issuer,
			STAFF_OIDC_CLIENT_ID: settings.openId.clientId,
			STAFF_OIDC_CLIENT_SECRET: settings.openId.clientSecret,
			STAFF_OIDC_NAME: 'Keycloak',
		}),
		...(settings.mode === 'production' && {
			BACKOFFICE_DIR: join(repoRoot, 'apps/backoffice/dist'),
		}),
	};
}

/** `localhost`, because passkeys and secure cookies need a name that browsers trust without TLS. */
export function backofficeUrl({ ports, mode }: Pick<AppSettings, 'ports' | 'mode'>): string {
	return `http://localhost:${mode === 'production' ? ports.admin : ports.backoffice}`;
}
