import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { findPrimary, hasOtherLeader, waitUntil, waitUntilWhole } from '../health.ts';
import { findRedisMaster } from '../services/redis-services.ts';
import type { Service } from '../services/service.ts';
import type { FaultKind, PlannedFault } from './fault-plan.ts';
import { restartAll } from './rolling-restart.ts';
import { rollOut } from './rolling-update.ts';

/** Injects a fault and repairs it; resolves when everything is well again. */
export async function inject(cluster: Cluster, fault: PlannedFault): Promise<void> {
	try {
		await faults[fault.kind](cluster, fault);
		await waitUntilWhole(cluster);
	} catch (cause) {
		throw new Error(`${fault.kind}: ${cause instanceof Error ? cause.message : cause}`, { cause });
	}
}

type Fault = (cluster: Cluster, fault: PlannedFault) => Promise<void>;

const faults: Record<FaultKind, Fault> = {
	'primary killed': async (cluster, { awayMs }) => {
		const primary = await findPrimary(cluster);
		await killFor(cluster, primary, awayMs, () => hasOtherLeader(cluster, primary));
	},
	'primary frozen': async (cluster, { awayMs }) => {
		const primary = await findPrimary(cluster);
		await cluster.processes.signal(primary, 'SIGSTOP');
		await waitUntil(
			() => hasOtherLeader(cluster, primary),
			() => `${primary.name} still leads`,
		);
		await sleep(awayMs);
		await cluster.processes.signal(primary, 'SIGCONT');
	},
	'replica lost': async (cluster, { which, awayMs }) => {
		const primary = await findPrimary(cluster);
		const replicas = cluster.services.postgres.filter((service) => service !== primary);
		await killFor(cluster, pick(replicas, which), awayMs);
	},
	'etcd member lost': (cluster, { which, awayMs }) =>
		killFor(cluster, pick(cluster.services.etcd, which), awayMs),
	'edge dies': (cluster, { which, awayMs }) =>
		killFor(cluster, pick(cluster.services.edge, which), awayMs),
	'storefront dies': (cluster, { which, awayMs }) =>
		killFor(cluster, pick(cluster.services.storefront, which), awayMs),
	'api dies': (cluster, { which, awayMs }) =>
		killFor(cluster, pick(cluster.services.api, which), awayMs),
	'worker dies': (cluster, { which, awayMs }) =>
		killFor(cluster, pick(cluster.services.worker, which), awayMs),
	'cms dies': (cluster, { awayMs }) => killFor(cluster, cluster.services.cms, awayMs),
	'redis master dies': async (cluster, { awayMs }) => {
		const master = await findRedisMaster(cluster.place);
		const hasFailedOver = async () => (await findRedisMaster(cluster.place)) !== master;
		await killFor(cluster, pick(cluster.services.redis, master - 1), awayMs, hasFailedOver);
	},
	'rolling restart': (cluster) => restartAll(cluster, () => waitUntilWhole(cluster)),
	'rolling update': rollOut,
};

async function killFor(
	{ processes }: Cluster,
	service: Service,
	awayMs: number,
	isReplaced: () => Promise<boolean> = async () => true,
): Promise<void> {
	await processes.signal(service, 'SIGKILL');
	await waitUntil(isReplaced, () => `nothing replaced ${service.name}`);
	await sleep(awayMs);
	await processes.start(service);
}

function pick<T>(list: T[], which: number): T {
	return list[which % list.length] as T;
}
