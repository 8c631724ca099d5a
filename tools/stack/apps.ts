import { join } from 'node:path';
import { HEALTH_PATH } from '@korb/contracts/wire-names';
import {
	type LaunchOptions,
	launch,
	type OwnProcess,
	waitUntilReady,
} from '../services/own-process.ts';
import { repoRoot } from '../services/paths.ts';
import type { Ports } from '../services/ports.ts';
import { postgresUrl } from '../services/postgres.ts';
import { redisUrl } from '../services/redis.ts';
import type { Secrets } from './secrets.ts';

export const appNames = ['api', 'worker', 'storefront'] as const;
export type AppName = (typeof appNames)[number];

export type AppSettings = {
	ports: Ports;
	secrets: Secrets;
	mode: 'production' | 'development';
	logLevel?: string;
};

const entries: Record<AppName, { cwd: string; file: string }> = {
	api: { cwd: 'apps/api', file: 'src/main.ts' },
	worker: { cwd: 'apps/api', file: 'src/worker.ts' },
	storefront: { cwd: 'apps/storefront', file: 'server/main.ts' },
};

/** Starts one app as Node itself, never through pnpm, so that its pid is the app's own. */
export async function launchApp(
	name: AppName,
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

async function waitForApp(name: AppName, ports: Ports, process: OwnProcess): Promise<void> {
	if (name === 'worker') return;
	const url = `http://127.0.0.1:${ports[name]}${HEALTH_PATH}`;
	await waitUntilReady(process, async () => (await fetch(url)).ok);
}

export function appCommand(
	name: AppName,
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

export function appEnv(name: AppName, settings: AppSettings): Record<string, string | undefined> {
	const { ports, secrets } = settings;
	return {
		PATH: process.env['PATH'],
		TZ: 'UTC',
		NODE_ENV: settings.mode,
		LOG_LEVEL: settings.logLevel ?? process.env['LOG_LEVEL'] ?? 'info',
		HOST: '127.0.0.1',
		PORT: String(name === 'worker' ? 0 : ports[name]),
		EDGE_PORT: String(ports.edge),
		EDGE_URLS: `http://127.0.0.1:${ports.edge}`,
		...(name === 'storefront'
			? { API_URL: `http://127.0.0.1:${ports.api}` }
			: {
					DATABASE_URL: postgresUrl(ports.postgres),
					REDIS_URL: redisUrl(ports.redis),
					CSRF_SECRET: secrets.csrf,
					CONTENT_SECRET: secrets.content,
					TRUSTED_PROXIES: '127.0.0.1',
					PICTURE_DIR: join(repoRoot, '.local/pictures'),
				}),
	};
}
