import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startMail } from '../infrastructure/mail.ts';
import { isRunning, type OwnProcess, stopProcess } from '../infrastructure/own-process.ts';
import { serverDir } from '../infrastructure/paths.ts';
import { buildStorefront } from '../stack/build.ts';
import { buildCms } from '../stack/cms.ts';
import { prepareDatabase } from '../stack/database.ts';
import {
	allServices,
	type Cluster,
	describeCluster,
	requireFreePorts,
	startProvider,
	startServers,
	startShop,
} from './cluster.ts';
import { assignPorts } from './ports.ts';
import { portsOf } from './services/app-services.ts';
import { prepareCms } from './services/cms-service.ts';
import { describeStatus } from './status.ts';

type Say = (line: string) => void;

/** Ports from here on; KORB_PORT_OFFSET moves them with all others. */
const FIRST_PORT = 8443;

function ownCluster(): Cluster {
	const offset = Number(process.env['KORB_PORT_OFFSET'] ?? 0);
	return describeCluster({ dir: serverDir('cluster'), ports: assignPorts(FIRST_PORT + offset) });
}

export async function upCluster(say: Say): Promise<void> {
	const cluster = ownCluster();
	const { place, secrets, processes } = cluster;
	const isUp = allServices(cluster).some(processes.isRunning);
	if (!isUp) await requireFreePorts(place.ports);
	say('builds of storefront and CMS …');
	buildStorefront();
	await buildCms(say);
	await startServers(cluster, say);
	say('migrations and demo shops …');
	await prepareDatabase({
		ports: portsOf(place, 'api', 1),
		secrets,
		mode: 'production',
	});
	await switchToTls(cluster.databaseUrl);
	await prepareCms(cluster.apps, ['src/seed/main.ts'], cluster.databaseUrl);
	if (!readGuests(cluster).some(isRunning)) await startGuests(cluster);
	await startShop(cluster, say);
	say('');
	await showStatus(say);
}

export async function downCluster(say: Say): Promise<void> {
	const cluster = ownCluster();
	for (const service of allServices(cluster).toReversed()) {
		const wasRunning = cluster.processes.isRunning(service);
		await cluster.processes.stop(service);
		if (wasRunning) say(`${service.name} stopped`);
	}
	for (const own of readGuests(cluster).toReversed()) await stopProcess(own, 'SIGINT');
	rmSync(guestFile(cluster), { force: true });
}

export async function showStatus(say: Say): Promise<void> {
	for (const line of await describeStatus(ownCluster())) say(line);
}

/** The demo shops are seeded for an edge without TLS. */
async function switchToTls(databaseUrl: string): Promise<void> {
	const client = new Client(databaseUrl);
	await client.connect();
	try {
		await client.query(
			`UPDATE tenant SET config = jsonb_set(config, '{clientRuntimeConfig,baseUrl}',
				to_jsonb(regexp_replace(config #>> '{clientRuntimeConfig,baseUrl}', '^http:', 'https:')))`,
		);
	} finally {
		await client.end();
	}
}

/** Third parties: the payment provider with its database, and the mail server. */
async function startGuests(cluster: Cluster): Promise<void> {
	const { dir, ports } = cluster.place;
	const { sandbox, books } = await startProvider(cluster);
	const mail = await startMail({
		dir: join(dir, 'mail'),
		smtpPort: ports.mail,
		webPort: ports['mail-web'],
	});
	const guests: OwnProcess[] = [books, sandbox.process, mail.process];
	writeFileSync(guestFile(cluster), JSON.stringify(guests));
}

function readGuests(cluster: Cluster): OwnProcess[] {
	const file = guestFile(cluster);
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function guestFile({ place }: Cluster): string {
	return join(place.dir, 'guests.json');
}
