import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isPortFree } from '@korb/testing/free-port';
import { emptyEdge, infrastructureUp } from '../infrastructure/infrastructure.ts';
import { isRunning, type OwnProcess, stopProcess, tail } from '../infrastructure/own-process.ts';
import { localDir } from '../infrastructure/paths.ts';
import { describeAddresses } from '../stack/addresses.ts';
import { type AppSettings, demoNames, launchApp } from '../stack/apps.ts';
import { buildBackoffice, buildStorefront } from '../stack/build.ts';
import { startCms } from '../stack/cms.ts';
import { prepareDatabase } from '../stack/database.ts';
import { loadSecrets } from '../stack/secrets.ts';
import { listShops } from '../stack/shops.ts';

const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const say = options.json ? () => {} : (line: string) => console.log(line);

const logDir = join(localDir, 'apps');
const recordFile = join(logDir, 'processes.json');
const running: OwnProcess[] = [];
let isStopping = false;
let cms: ReturnType<typeof startCms> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.once(signal, () => void stop().then(() => process.exit()));
}
try {
	await start();
	await watchOver();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
	await stop();
}

async function start(): Promise<void> {
	await stopEarlierRun();
	say('Building the storefront and the back office …');
	buildStorefront();
	buildBackoffice();
	say('Starting PostgreSQL, Redis, the edge and the mail catcher …');
	await emptyEdge();
	const ports = await infrastructureUp(() => {});
	const settings: AppSettings = {
		ports,
		secrets: loadSecrets(join(localDir, 'secrets.json')),
		mode: 'production',
	};
	say('Preparing the database; the first run imports two demo shops …');
	await prepareDatabase(settings);
	for (const port of [ports.api, ports.admin, ports.storefront, ports.paymentSandbox]) {
		if (!(await isPortFree(port))) {
			throw new Error(
				`Port ${port} is taken by another program. Set KORB_PORT_OFFSET to move all ports.`,
			);
		}
	}
	for (const name of demoNames) {
		running.push(await launchApp(name, settings, logDir));
		writeFileSync(recordFile, JSON.stringify(running));
	}
	const shops = await listShops(ports.postgres);
	if (options.json) console.log(JSON.stringify({ ports, shops }));
	say(describeAddresses(shops, settings, ports.edge));
	if (!options.json && process.env['KORB_CMS'] !== '0') {
		cms = startCms(settings, { print: (line) => say(`cms  ${line}`) });
		say(`  CMS, once it is ready  ${cms.address}  ${cms.login}\n`);
	}
	say(
		`Logs are in ${logDir}. Ctrl-C stops the apps; the servers keep running until \`pnpm infrastructure down\`.`,
	);
}

/** Stops everything when an app exits: a clear message is better than a partial shop. */
async function watchOver(): Promise<void> {
	while (!isStopping) {
		await sleep(500);
		const ended = running.find((own) => !isRunning(own));
		if (ended && !isStopping) throw new Error(`${ended.name} exited.\n${tail(ended.logFile)}`);
	}
}

async function stop(): Promise<void> {
	isStopping = true;
	await Promise.all([cms?.stop(), ...running.map((own) => stopProcess(own))]);
	rmSync(recordFile, { force: true });
}

async function stopEarlierRun(): Promise<void> {
	if (!existsSync(recordFile)) return;
	const earlier: OwnProcess[] = JSON.parse(readFileSync(recordFile, 'utf8'));
	await Promise.all(earlier.map((own) => stopProcess(own)));
}
