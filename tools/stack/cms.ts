import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { localDir, repoRoot } from '../services/paths.ts';
import { postgresUrl } from '../services/postgres.ts';
import type { AppSettings } from './apps.ts';

const cwd = join(repoRoot, 'apps/cms');
const DEMO_LOGIN = 'admin@korb.example / korb-demo';

type Cms = { address: string; login: string; stop(): void };
type Print = (line: string) => void;

/**
 * The content system beside a running shop: role, schema, demo content on the first start, then the
 * admin. The shop is complete without it, so nobody waits for it and its end ends nothing.
 */
export function startCms(settings: AppSettings, print: Print): Cms {
	const port = cmsPort();
	const env = cmsEnv(settings, port);
	let child: ChildProcess | undefined;
	let isStopping = false;

	const run = (args: string[], onSuccess: () => void) => {
		child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
		child.stderr?.setEncoding('utf8').on('data', (text: string) => print(text.trimEnd()));
		child.once('exit', (code) => {
			if (isStopping) return;
			if (code === 0) onSuccess();
			else print(`ended with ${code}; the shop goes on without it.`);
		});
	};
	const adminUrl = postgresUrl(settings.ports.postgres);
	run(['src/cli.ts', 'prepare', '--admin-url', adminUrl], () => {
		run(
			['node_modules/next/dist/bin/next', 'dev', '--hostname', '127.0.0.1', '--port', String(port)],
			() => {},
		);
	});
	return {
		address: `http://127.0.0.1:${port}/admin`,
		login: DEMO_LOGIN,
		stop() {
			isStopping = true;
			child?.kill('SIGTERM');
		},
	};
}

function cmsPort(): number {
	const offset = Number(process.env['KORB_PORT_OFFSET'] ?? 0);
	return Number(process.env['CMS_PORT'] ?? 3001 + offset);
}

function cmsEnv({ ports, secrets }: AppSettings, port: number): NodeJS.ProcessEnv {
	const database = new URL(postgresUrl(ports.postgres));
	database.username = 'cms';
	return {
		PATH: process.env['PATH'],
		NODE_ENV: 'development',
		NODE_NO_WARNINGS: '1',
		NEXT_TELEMETRY_DISABLED: '1',
		PORT: String(port),
		CMS_DATABASE_URL: database.href,
		CMS_SECRET: createHash('sha256').update(`cms ${secrets.csrf}`).digest('hex'),
		CMS_MEDIA_DIR: join(localDir, 'cms-media'),
		CONTENT_SECRET: secrets.content,
		API_URL: `http://127.0.0.1:${ports.api}`,
		STOREFRONT_URL: `http://localhost:${ports.storefront}`,
	};
}
