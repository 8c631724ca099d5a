import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LaunchOptions } from '../infrastructure/own-process.ts';
import { localDir, repoRoot } from '../infrastructure/paths.ts';
import { postgresUrl } from '../infrastructure/postgres.ts';
import type { AppSettings } from './apps.ts';
import { isUpToDate, sourcesOf } from './is-up-to-date.ts';

const cwd = join(repoRoot, 'apps/cms');
const next = 'node_modules/next/dist/bin/next';
export const DEMO_LOGIN = 'admin@korb.example / korb-demo';
const QUIET_ENV = {
	PATH: process.env['PATH'],
	NODE_NO_WARNINGS: '1',
	NEXT_TELEMETRY_DISABLED: '1',
};

type Cms = {
	address: string;
	login: string;
	/** Resolves when the CMS responds or has failed to start. */
	ready: Promise<boolean>;
	stop(): Promise<void>;
};
type CmsOptions = { print: (line: string) => void; mediaDir?: string; isDemo?: boolean };

/**
 * Starts the CMS next to a running shop: role, schema and demo content on the first start, then the
 * admin. The shop works without it, so nothing waits for it or stops with it.
 */
export function startCms(settings: AppSettings, options: CmsOptions): Cms {
	const { print, mediaDir = join(localDir, 'cms-media'), isDemo = true } = options;
	const env = cmsEnv(settings, { mediaDir, isDemo });
	const port = String(settings.ports.cms);
	const address = `http://127.0.0.1:${port}/admin`;
	const adminUrl = postgresUrl(settings.ports.postgres);
	const isProduction = settings.mode === 'production';
	const processes: Process[] = [];
	let isStopping = false;

	async function run(args: string[], runEnv = env): Promise<void> {
		if (isStopping) throw new Error('stopped');
		const process = startProcess(args, runEnv, print);
		processes.push(process);
		await process.ended;
	}
	async function prepare(): Promise<void> {
		print(isDemo ? 'preparing the schema and demo content …' : 'preparing the schema …');
		const command = isDemo ? ['src/seed/main.ts'] : ['src/cli.ts', 'provision'];
		await run([...command, '--admin-url', adminUrl]);
	}
	async function build(): Promise<void> {
		if (!isProduction || isBuilt()) return;
		print('building the admin …');
		await run([next, 'build'], buildEnv());
	}
	async function runAll(): Promise<void> {
		await Promise.all([prepare(), build()]);
		print('starting …');
		await run([next, isProduction ? 'start' : 'dev', '--hostname', '127.0.0.1', '--port', port]);
	}
	const ended = runAll().then(
		() => {},
		(error: Error) => {
			if (!isStopping) print(`${error.message}\nThe shop keeps running without it.`);
		},
	);
	// The first page people open; in development it is compiled on the first request.
	const answers = waitFor(`http://127.0.0.1:${port}/admin/login`, () => isStopping);
	const ready = Promise.race([ended.then(() => false), answers]);
	void ready.then((isReady) => {
		if (isReady) print(`ready at ${address}${isDemo ? `, ${DEMO_LOGIN}` : ''}`);
	});
	return {
		address,
		login: DEMO_LOGIN,
		ready,
		async stop() {
			isStopping = true;
			for (const { child } of processes) child.kill('SIGTERM');
			await ended;
		},
	};
}

/** For whoever starts a built and provisioned CMS in the background. */
export function cmsCommand(
	{ ports }: AppSettings,
	env: NodeJS.ProcessEnv,
): Omit<LaunchOptions, 'name' | 'logFile'> {
	const address = ['--hostname', '127.0.0.1', '--port', String(ports.cms)];
	return { command: process.execPath, args: [next, 'start', ...address], cwd, env };
}

/** Runs a script of the CMS, such as `src/cli.ts provision`. */
export function runCms(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
	return startProcess(args, env, () => {}).ended;
}

/** Builds the CMS ahead of time, as `startCms` otherwise does. */
export async function buildCms(print: (line: string) => void): Promise<void> {
	if (!isBuilt()) await startProcess([next, 'build'], buildEnv(), print).ended;
}

type Process = { child: ChildProcess; ended: Promise<void> };

/** Silent on success; on failure the output is the error message. */
function startProcess(
	args: string[],
	env: NodeJS.ProcessEnv,
	print: (line: string) => void,
): Process {
	const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
	let said = '';
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		said = (said + text).slice(-8000);
	});
	child.stderr.setEncoding('utf8').on('data', (text: string) => print(text.trimEnd()));
	const ended = new Promise<void>((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code, signal) => {
			if (code === 0) resolve();
			else reject(new Error(`${said}\n${args.join(' ')} exited with ${code ?? signal}.`));
		});
	});
	return { child, ended };
}

async function waitFor(url: string, isOver: () => boolean): Promise<boolean> {
	while (!isOver()) {
		const answer = await fetch(url, { signal: AbortSignal.timeout(120_000) }).catch(() => null);
		if (answer) return true;
		await sleep(250, undefined, { ref: false });
	}
	return false;
}

function isBuilt(): boolean {
	const sources = sourcesOf('apps/cms', 'packages/contracts', 'packages/domain');
	return isUpToDate('apps/cms/.next/BUILD_ID', ['apps/cms/*.{ts,json}', ...sources]);
}

/** The build needs neither a database nor secrets. */
function buildEnv(): NodeJS.ProcessEnv {
	return { ...QUIET_ENV, NODE_ENV: 'production' };
}

export function cmsEnv(
	{ ports, secrets, mode }: AppSettings,
	{ mediaDir, isDemo }: { mediaDir: string; isDemo: boolean },
): NodeJS.ProcessEnv {
	const database = new URL(postgresUrl(ports.postgres));
	database.username = 'cms';
	const shopPort = mode === 'production' ? ports.edge : ports.storefront;
	return {
		...QUIET_ENV,
		NODE_ENV: mode,
		KORB_DEMO: isDemo ? '1' : '0',
		PUBLIC_URL: `http://127.0.0.1:${ports.cms}`,
		PORT: String(ports.cms),
		CMS_DATABASE_URL: database.href,
		CMS_SECRET: createHash('sha256').update(`cms ${secrets.csrf}`).digest('hex'),
		CMS_MEDIA_DIR: mediaDir,
		CONTENT_SECRET: secrets.content,
		API_URL: `http://127.0.0.1:${ports.api}`,
		STOREFRONT_URL: `http://localhost:${shopPort}`,
		MAIL_URL: `smtp://127.0.0.1:${ports.mailSmtp}`,
		MAIL_FROM: 'cms@korb.example',
	};
}
