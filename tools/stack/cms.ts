import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, repoRoot } from '../services/paths.ts';
import { postgresUrl } from '../services/postgres.ts';
import type { AppSettings } from './apps.ts';

const cwd = join(repoRoot, 'apps/cms');
const next = 'node_modules/next/dist/bin/next';
const DEMO_LOGIN = 'admin@korb.example / korb-demo';

type Cms = {
	address: string;
	login: string;
	/** Settles when it answers, or has given up. */
	ready: Promise<boolean>;
	stop(): Promise<void>;
};
type CmsOptions = { print: (line: string) => void; mediaDir?: string; isDemo?: boolean };

/**
 * The content system beside a running shop: role, schema and demo content on the first start, then
 * the admin. The shop is complete without it, so nobody waits for it and its end ends nothing.
 */
export function startCms(settings: AppSettings, options: CmsOptions): Cms {
	const { print, mediaDir = join(localDir, 'cms-media'), isDemo = true } = options;
	const env = cmsEnv(settings, mediaDir);
	const port = String(settings.ports.cms);
	const at = ['--hostname', '127.0.0.1', '--port', port];
	const adminUrl = postgresUrl(settings.ports.postgres);
	const isBuilt = settings.mode === 'production';
	const steps = [
		['src/cli.ts', isDemo ? 'prepare' : 'provision', '--admin-url', adminUrl],
		...(isBuilt && !isUpToDate() ? [[next, 'build']] : []),
		[next, isBuilt ? 'start' : 'dev', ...at],
	];
	let child: ChildProcess | undefined;
	let isStopping = false;

	async function run(args: string[]): Promise<boolean> {
		const running = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
		child = running;
		let said = '';
		running.stdout.setEncoding('utf8').on('data', (text: string) => {
			said = (said + text).slice(-8000);
		});
		running.stderr.setEncoding('utf8').on('data', (text: string) => print(text.trimEnd()));
		const code = await new Promise((resolve) => running.once('exit', resolve));
		if (code === 0 || isStopping) return !isStopping;
		print(`${said}\nended with ${code}; the shop goes on without it.`);
		return false;
	}
	async function runAll(): Promise<void> {
		for (const args of steps) if (isStopping || !(await run(args))) return;
	}
	const ended = runAll();
	return {
		address: `http://127.0.0.1:${port}/admin`,
		login: DEMO_LOGIN,
		ready: Promise.race([ended.then(() => false), waitFor(`http://127.0.0.1:${port}/api/access`)]),
		async stop() {
			isStopping = true;
			child?.kill('SIGTERM');
			await ended;
		},
	};
}

async function waitFor(url: string): Promise<boolean> {
	for (;;) {
		const answer = await fetch(url).catch(() => null);
		if (answer) return true;
		await new Promise((resolve) => setTimeout(resolve, 250).unref());
	}
}

/** A build takes a minute of two cores, so it is kept while nothing it is made from has changed. */
function isUpToDate(): boolean {
	const built = join(cwd, '.next/BUILD_ID');
	if (!existsSync(built)) return false;
	const { mtimeMs } = statSync(built);
	const sources = ['apps/cms/*.{ts,json}', ...withSources('apps/cms', 'packages/contracts')];
	const files = globSync([...sources, ...withSources('packages/domain'), 'pnpm-lock.yaml'], {
		cwd: repoRoot,
	});
	return files.every((file) => statSync(join(repoRoot, file)).mtimeMs < mtimeMs);
}

function withSources(...folders: string[]): string[] {
	return folders.map((folder) => `${folder}/src/**/*.{ts,tsx,css,js}`);
}

function cmsEnv({ ports, secrets, mode }: AppSettings, mediaDir: string): NodeJS.ProcessEnv {
	const database = new URL(postgresUrl(ports.postgres));
	database.username = 'cms';
	const shopPort = mode === 'production' ? ports.edge : ports.storefront;
	return {
		PATH: process.env['PATH'],
		NODE_ENV: mode,
		NODE_NO_WARNINGS: '1',
		NEXT_TELEMETRY_DISABLED: '1',
		PORT: String(ports.cms),
		CMS_DATABASE_URL: database.href,
		CMS_SECRET: createHash('sha256').update(`cms ${secrets.csrf}`).digest('hex'),
		CMS_MEDIA_DIR: mediaDir,
		CONTENT_SECRET: secrets.content,
		API_URL: `http://127.0.0.1:${ports.api}`,
		STOREFRONT_URL: `http://localhost:${shopPort}`,
	};
}
