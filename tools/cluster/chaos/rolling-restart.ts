import { Client } from 'pg';
import type { Cluster } from '../cluster.ts';
import { findPrimary, waitUntil } from '../health.ts';
import { canWrite, poolerUrl, primaryUrl } from '../services/database-services.ts';
import { askSentinelToFailOver, findRedisMaster } from '../services/redis-services.ts';
import { local, type Service } from '../services/service.ts';

/** Restarts every process, one after the other, in the order of docs/operations.md. */
export async function restartAll(cluster: Cluster, heal: () => Promise<void>): Promise<void> {
	const { services, processes, place } = cluster;
	for (const service of [...services.worker, ...services.api, ...services.storefront]) {
		await processes.restart(service);
	}
	await processes.restart(services.cms);
	for (const service of services.edge) await processes.restart(service);
	for (const service of services.pgbouncer) await processes.replace(service);
	for (const service of [services.front, services.proxy]) await processes.reload(service);
	for (const service of services.etcd) await processes.restart(service);
	await heal();

	const primary = await findPrimary(cluster);
	for (const service of services.postgres) {
		if (service === primary) continue;
		await processes.restart(service);
		await heal();
	}
	await switchOver(cluster, primary);
	await processes.restart(primary);
	await heal();

	const master = await findRedisMaster(place);
	for (const n of [1, 2] as const) {
		const service = services.redis[n - 1];
		if (n !== master && service) await processes.restart(service);
	}
	await askSentinelToFailOver(place);
	const former = services.redis[master - 1];
	if (former) await processes.restart(former);
	for (const service of services.sentinel) await processes.restart(service);
	for (const service of [services.alertmanager, services.prometheus])
		await processes.restart(service);
}

/**
 * Hands over in good order: the primary stops only when a replica has everything. Meanwhile the
 * poolers let transactions wait instead of fail.
 */
async function switchOver(cluster: Cluster, primary: Service): Promise<void> {
	const { services, place } = cluster;
	const n = services.postgres.indexOf(primary) + 1;
	const port = place.ports[`patroni-${n as 1 | 2 | 3}`];
	await query(primaryUrl(place), 'CHECKPOINT');
	const poolers = ([1, 2] as const).map((each) => poolerUrl(place, each));
	await Promise.all(poolers.map((url) => query(url, 'PAUSE')));
	try {
		const answer = await fetch(`http://${local(port)}/switchover`, {
			method: 'POST',
			body: JSON.stringify({ leader: primary.name }),
		});
		if (!answer.ok) throw new Error(`The switchover failed: ${await answer.text()}`);
		await waitUntil(
			() => canWrite(primaryUrl(place)),
			() => 'no primary takes writes',
		);
	} finally {
		await Promise.all(poolers.map((url) => query(url, 'RESUME')));
	}
}

async function query(url: string, statement: string): Promise<void> {
	const client = new Client(url);
	client.on('error', () => {});
	await client.connect();
	await client.query(statement);
	await client.end();
}
