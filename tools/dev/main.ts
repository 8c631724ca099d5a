import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEALTH_PATH } from '@korb/contracts/wire-names';
import { localDir } from '../services/paths.ts';
import { servicesUp } from '../services/services.ts';
import { describeAddresses } from '../stack/addresses.ts';
import { type AppName, type AppSettings, appCommand, appNames } from '../stack/apps.ts';
import { startCms } from '../stack/cms.ts';
import { prepareDatabase } from '../stack/database.ts';
import { keepSecrets } from '../stack/secrets.ts';
import { listShops } from '../stack/shops.ts';

console.log('Starting PostgreSQL, Redis, the edge and the mail catcher …');
const ports = await servicesUp(() => {});
const settings: AppSettings = {
	ports,
	secrets: keepSecrets(join(localDir, 'secrets.json')),
	mode: 'development',
	logLevel: process.env['LOG_LEVEL'] ?? 'warn',
};
console.log('Looking after the tables; the first time two shops are filled with goods …');
await prepareDatabase(settings);
console.log('Starting the shop …');

let isStopping = false;
let cms: ReturnType<typeof startCms> | undefined;
const children = appNames.map((name) => startWithReload(name));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

await Promise.all([ports.api, ports.storefront, ports.paymentSandbox].map(waitFor));
if (!isStopping) await welcome();

async function welcome(): Promise<void> {
	console.log(describeAddresses(await listShops(ports.postgres), ports, ports.storefront));
	// KORB_CMS=0 leaves it out: its first start keeps two cores busy for a minute.
	if (process.env['KORB_CMS'] !== '0') {
		cms = startCms(settings, { print: (line) => console.log(`${'cms'.padEnd(10)} ${line}`) });
		console.log(`  Editors, as soon as it says ready  ${cms.address}  ${cms.login}\n`);
	}
	console.log('Ctrl-C stops the apps. The servers stay until `pnpm services down`.\n');
}

/** Vite reloads the storefront by itself; the others restart when a file of theirs changes. */
function startWithReload(name: AppName): ChildProcess {
	const { command, args, cwd, env } = appCommand(name, settings);
	const watch = name === 'storefront' ? [] : ['--watch', '--watch-preserve-output'];
	const child = spawn(command, [...watch, ...args], {
		cwd,
		env,
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});
	for (const stream of [child.stdout, child.stderr]) {
		createInterface({ input: stream }).on('line', (line) =>
			console.log(`${name.padEnd(10)} ${line}`),
		);
	}
	child.once('exit', (code) => {
		if (isStopping) return;
		console.error(`${name} ended with ${code}.`);
		process.exitCode = 1;
		stop();
	});
	return child;
}

function stop(): void {
	isStopping = true;
	void cms?.stop();
	for (const child of children) child.kill('SIGTERM');
}

async function waitFor(port: number): Promise<void> {
	while (!isStopping) {
		const answer = await fetch(`http://127.0.0.1:${port}${HEALTH_PATH}`).catch(() => null);
		if (answer?.ok) return;
		await sleep(100);
	}
}
