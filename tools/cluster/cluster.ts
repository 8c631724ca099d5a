import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPortFree } from '@korb/testing/free-port';
import { Client } from 'pg';
import { launchSandbox, type ScratchSandbox, sandboxSecrets } from '../checkout/payment-sandbox.ts';
import type { OwnProcess } from '../infrastructure/own-process.ts';
import { postgresUrl, startPostgres } from '../infrastructure/postgres.ts';
import { loadSecrets, type Secrets } from '../stack/secrets.ts';
import type { ClusterPorts } from './ports.ts';
import { openProcesses, type Processes } from './processes.ts';
import { type Apps, api, storefront, worker } from './services/app-services.ts';
import { createStanza } from './services/backups.ts';
import { cms } from './services/cms-service.ts';
import {
	etcd,
	insideProxy,
	members,
	patroni,
	pgbouncer,
	primaryUrl,
	requirePatroni,
} from './services/database-services.ts';
import { edge, front } from './services/edge-services.ts';
import { alertmanager, prometheus } from './services/monitoring-services.ts';
import { redis, sentinel } from './services/redis-services.ts';
import type { Place, Service } from './services/service.ts';

export type Cluster = {
	place: Place;
	secrets: Secrets;
	/** What the processes of the shop are started with. */
	apps: Apps;
	services: Services;
	processes: Processes;
	origin: string;
	/** The primary, past PgBouncer. */
	databaseUrl: string;
	/** The payment provider's ledger, which must survive the shop's database. */
	booksUrl: string;
};

type Options = {
	dir: string;
	ports: ClusterPorts;
	env?: Record<string, string>;
	alertFactor?: number;
	/** Told about every process, so that somebody can end it if this one dies. */
	onStart?: (own: OwnProcess) => void;
};

const pair = [1, 2] as const;

/** What the cluster consists of, whether it runs or not. */
export function describeCluster({ dir, ports, env, onStart, alertFactor = 1 }: Options): Cluster {
	mkdirSync(dir, { recursive: true });
	const secrets: Secrets = {
		...loadSecrets(join(dir, 'secrets.json')),
		paymentKey: sandboxSecrets.PAYMENT_SANDBOX_KEY,
		paymentEvents: sandboxSecrets.PAYMENT_SANDBOX_SECRET,
	};
	const password = createHash('sha256').update(`database ${secrets.csrf}`).digest('hex');
	const timeoutScale = Number(process.env['TIMEOUT_SCALE'] ?? 1);
	const place: Place = { dir, ports, password, timeoutScale, alertFactor };
	const apps: Apps = { ...place, secrets, release: { preload: null }, ...(env && { env }) };
	return {
		place,
		secrets,
		apps,
		services: listServices(apps),
		processes: openProcesses(dir, onStart),
		origin: `https://localhost:${ports.front}`,
		databaseUrl: primaryUrl(place),
		booksUrl: postgresUrl(ports.books),
	};
}

export type Services = ReturnType<typeof listServices>;

function listServices(apps: Apps) {
	return {
		etcd: members.map((n) => etcd(apps, n)),
		postgres: members.map((n) => patroni(apps, n)),
		proxy: insideProxy(apps),
		pgbouncer: pair.map((n) => pgbouncer(apps, n)),
		redis: pair.map((n) => redis(apps, n)),
		sentinel: members.map((n) => sentinel(apps, n)),
		api: pair.map((n) => api(apps, n)),
		worker: pair.map((n) => worker(apps, n)),
		storefront: pair.map((n) => storefront(apps, n)),
		cms: cms(apps),
		edge: pair.map((n) => edge(apps, n)),
		front: front(apps),
		prometheus: prometheus(apps),
		alertmanager: alertmanager(apps),
	} satisfies Record<string, Service | Service[]>;
}

/** In the order of their start. */
export function allServices({ services }: Cluster): Service[] {
	return Object.values(services).flat();
}

type Say = (line: string) => void;

/** Everything that stores data. Idempotent: what runs already is left alone. */
export async function startServers(
	{ place, services, processes }: Cluster,
	say: Say,
): Promise<void> {
	const all = async (group: Service[]) => {
		for (const service of group) await processes.launch(service);
		for (const service of group) await processes.waitFor(service);
	};
	await requirePatroni();
	say('etcd …');
	await all(services.etcd);
	say('PostgreSQL under Patroni …');
	// Together: after a failover only they know who was the last primary.
	await all(services.postgres);
	await processes.start(services.proxy);
	await ensureDatabase(place);
	await createStanza(place);
	await all(services.pgbouncer);
	say('Redis with Sentinel …');
	await all([...services.redis, ...services.sentinel]);
}

/** The shop itself, after the database has been filled and the CMS has been provisioned. */
export async function startShop({ services, processes }: Cluster, say: Say): Promise<void> {
	say('APIs, workers, storefronts …');
	for (const service of [...services.api, ...services.worker, ...services.storefront]) {
		await processes.start(service);
	}
	say('CMS …');
	await processes.start(services.cms);
	say('edges and TLS …');
	for (const service of [...services.edge, services.front]) await processes.start(service);
	say('Prometheus and Alertmanager …');
	for (const service of [services.alertmanager, services.prometheus])
		await processes.start(service);
}

/** The payment provider is somebody else's: it has a database of its own. */
export async function startProvider({ place }: Cluster): Promise<{
	sandbox: ScratchSandbox;
	books: OwnProcess;
}> {
	const { dir, ports } = place;
	const books = await startPostgres({ dir: join(dir, 'books'), port: ports.books });
	const sandbox = await launchSandbox({
		dir,
		port: ports['payment-sandbox'],
		databaseUrl: books.url,
		apiPort: ports.api,
	});
	return { sandbox, books: books.process };
}

export async function requireFreePorts(ports: ClusterPorts): Promise<void> {
	for (const [name, port] of Object.entries(ports)) {
		if (await isPortFree(port)) continue;
		throw new Error(`Port ${port} for ${name} is taken. Set KORB_PORT_OFFSET to move all ports.`);
	}
}

async function ensureDatabase(place: Place): Promise<void> {
	const client = new Client(primaryUrl(place, 'postgres'));
	await client.connect();
	try {
		const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'korb'");
		if (!rowCount) await client.query('CREATE DATABASE korb');
	} finally {
		await client.end();
	}
}
