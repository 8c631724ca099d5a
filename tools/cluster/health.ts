import { setTimeout as sleep } from 'node:timers/promises';
import { allServices, type Cluster } from './cluster.ts';
import type { Service } from './services/service.ts';
import { listMembers } from './status.ts';

const HEALING_MS = 120_000;

/** Every process answers, and the primary has a synchronous replica among two. */
export async function waitUntilWhole(cluster: Cluster): Promise<void> {
	await waitUntil(async () => {
		const members = await listMembers(cluster);
		const isSynchronous = members.some(({ role }) => role === 'sync_standby');
		if (!isSynchronous || members.length < cluster.services.postgres.length) return false;
		const ready = allServices(cluster).map((service) => service.isReady().catch(() => false));
		return (await Promise.all(ready)).every(Boolean);
	});
}

export async function findPrimary(cluster: Cluster): Promise<Service> {
	for (;;) {
		const leader = (await listMembers(cluster)).find(({ role }) => role === 'leader');
		const service = cluster.services.postgres.find(({ name }) => name === leader?.name);
		if (service) return service;
		await sleep(200);
	}
}

export async function hasOtherLeader(cluster: Cluster, former: Service): Promise<boolean> {
	const leader = (await listMembers(cluster)).find(({ role }) => role === 'leader');
	return leader !== undefined && leader.name !== former.name;
}

export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
	const deadline = Date.now() + HEALING_MS;
	while (!(await isSo().catch(() => false))) {
		if (Date.now() > deadline) throw new Error('The cluster did not heal.');
		await sleep(200);
	}
}
