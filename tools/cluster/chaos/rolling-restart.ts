import type { Cluster } from '../cluster.ts';
import { findPrimary } from '../health.ts';
import { askSentinelToFailOver, findRedisMaster } from '../services/redis-services.ts';
import { local, type Service } from '../services/service.ts';

/** Restarts every process, one after the other, in the order of docs/operations.md. */
export async function restartAll(cluster: Cluster, heal: () => Promise<void>): Promise<void> {
	const { services, processes, place } = cluster;
	const restart = async (service: Service) => {
		await processes.stop(service);
		await processes.start(service);
	};
	for (const service of [...services.worker, ...services.api, ...services.storefront]) {
		await restart(service);
	}
	for (const service of services.edge) await restart(service);
	for (const service of services.pgbouncer) await processes.replace(service);
	for (const service of [services.front, services.proxy]) await processes.reload(service);
	for (const service of services.etcd) await restart(service);
	await heal();

	const primary = await findPrimary(cluster);
	for (const service of services.postgres) {
		if (service === primary) continue;
		await restart(service);
		await heal();
	}
	await switchOver(cluster, primary);
	await restart(primary);
	await heal();

	const master = await findRedisMaster(place);
	for (const n of [1, 2] as const) {
		const service = services.redis[n - 1];
		if (n !== master && service) await restart(service);
	}
	await askSentinelToFailOver(place);
	const former = services.redis[master - 1];
	if (former) await restart(former);
	for (const service of services.sentinel) await restart(service);
	for (const service of [services.alertmanager, services.prometheus]) await restart(service);
}

/** Hands over in good order: the primary stops only when a replica has everything. */
async function switchOver(cluster: Cluster, primary: Service): Promise<void> {
	const n = cluster.services.postgres.indexOf(primary) + 1;
	const port = cluster.place.ports[`patroni-${n as 1 | 2 | 3}`];
	const answer = await fetch(`http://${local(port)}/switchover`, {
		method: 'POST',
		body: JSON.stringify({ leader: primary.name }),
	});
	if (!answer.ok) throw new Error(`The switchover failed: ${await answer.text()}`);
}
