import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEALTH_PATH } from '@korb/contracts/platform/wire-names';
import { infrastructureUp } from '../infrastructure/infrastructure.ts';
import { localDir, repoRoot } from '../infrastructure/paths.ts';
import { describeAddresses } from '../stack/addresses.ts';
import { type AppSettings, appCommand, type DemoName, developmentNames } from '../stack/apps.ts';
import { startCms } from '../stack/cms.ts';
import { prepareDatabase } from '../stack/database.ts';
import { loadSecrets } from '../stack/secrets.ts';
import { listShops } from '../stack/shops.ts';
import { readableLine } from './readable-line.ts';
import { watchFolders } from './watch-folders.ts';

console.log('Starting PostgreSQL, Redis, the edge and the mail catcher …');
const ports = await infrastructureUp(() => {});
const settings: AppSettings = {
	ports,
	secrets: loadSecrets(join(localDir, 'secrets.json')),
	mode: 'development',
	logLevel: process.env['LOG_LEVEL'] ?? 'warn',
};
console.log('Preparing the database; the first run imports two demo shops …');
await prepareDatabase(settings);
console.log('Starting the shop …');

type Reloading = { child: ChildProcess; stop(): void };

/** Includes the message bundles, which the API serves to both shops. */
const sharedSources = globSync('{packages/*/src,tools/demo}', { cwd: repoRoot }).map((dir) =>
	join(repoRoot, dir),
);
let isStopping = false;
let cms: ReturnType<typeof startCms> | undefined;
const apps = developmentNames.map((name) => startWithReload(name));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

await Promise.all([ports.api, ports.storefront, ports.paymentSandbox].map(waitFor));
if (!isStopping) await welcome();

async function welcome(): Promise<void> {
	console.log(describeAddresses(await listShops(ports.postgres), settings, ports.storefront));
	// KORB_CMS=0 skips the CMS: its first start keeps two cores busy for a minute.
	if (process.env['KORB_CMS'] !== '0') {
		cms = startCms(settings, { print: (line) => console.log(`${'cms'.padEnd(10)} ${line}`) });
		console.log(`  CMS, once it is ready  ${cms.address}  ${cms.login}\n`);
	}
	console.log(
		'Ctrl-C stops the apps. The servers keep running until `pnpm infrastructure down`.\n',
	);
}

/** Vite reloads the storefront and the back office; the other apps restart when one of their source files changes. */
function startWithReload(name: DemoName): Reloading {
	const { command, args, cwd, env } = appCommand(name, settings);
	const app: Reloading = { child: start(), stop: () => app.child.kill('SIGTERM') };
	if (name === 'storefront' || name === 'backoffice') return app;
	const folders = [join(cwd, 'src'), ...sharedSources];
	let restarting: Promise<void> = Promise.resolve();
	const watching = watchFolders(folders, (file) => {
		console.log(`${name.padEnd(10)} restarting after a change to ${relative(repoRoot, file)}`);
		restarting = restarting.then(async () => {
			await stopChild(app.child);
			if (!isStopping) app.child = start();
		});
	});
	app.stop = () => {
		watching.close();
		app.child.kill('SIGTERM');
	};
	return app;

	function start(): ChildProcess {
		const child = spawn(command, args, {
			...{ cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
		});
		for (const stream of [child.stdout, child.stderr]) {
			if (stream) createInterface({ input: stream }).on('line', (line) => print(name, line));
		}
		child.once('exit', (code) => {
			if (isStopping || child !== app.child || child.killed) return;
			if (name !== 'storefront') {
				console.error(`${name} exited with ${code}; waiting for a change.`);
				return;
			}
			console.error(`${name} exited with ${code}.`);
			process.exitCode = 1;
			stop();
		});
		return child;
	}
}

function print(name: string, line: string): void {
	for (const part of readableLine(line).split('\n')) console.log(`${name.padEnd(10)} ${part}`);
}

async function stopChild(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, 'exit');
	child.kill('SIGTERM');
	await ended;
}

function stop(): void {
	isStopping = true;
	void cms?.stop();
	for (const app of apps) app.stop();
}

async function waitFor(port: number): Promise<void> {
	while (!isStopping) {
		const answer = await fetch(`http://127.0.0.1:${port}${HEALTH_PATH}`).catch(() => null);
		if (answer?.ok) return;
		await sleep(100);
	}
}
