import { setTimeout as sleep } from 'node:timers/promises';
import { tail } from '../infrastructure/own-process.ts';
import { allServices, type Cluster } from './cluster.ts';
import type { Service } from './services/service.ts';
import { listMembers } from './status.ts';

const HEALING_MS = 120_000;

/** Every process answers, and both replicas take part in the quorum. */
export async function waitUntilWhole(cluster: Cluster): Promise<void> {
	let missing: string[] = [];
	const isWhole = async () => {
		missing = await listMissing(cluster);
		return missing.length === 0;
	};
	await waitUntil(isWhole, () => missing.join('\n'));
}

async function listMissing(cluster: Cluster): Promise<string[]> {
	const { processes, services } = cluster;
	const members = await listMembers(cluster);
	const standbys = members.filter(({ role }) => role === 'quorum_standby');
	const isReplicated = standbys.length === services.postgres.length - 1;
	const states = members.map(({ name, role, state }) => `${name} (${role}, ${state})`);
	const all = allServices(cluster);
	const ready = await Promise.all(all.map(({ isReady }) => isReady().catch(() => false)));
	const notReady = all.filter((_, index) => !ready[index]);
	return [
		...(isReplicated
			? []
			: [`a replica is missing from the quorum: ${states.join(', ') || 'no members'}`]),
		...notReady.map((service) => {
			const own = processes.find(service.name);
			return `${service.name} is not ready:\n${own ? tail(own.logFile) : 'never started'}`;
		}),
	];
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

/** `describe` tells what is missing when the time is over. */
export async function waitUntil(
	isSo: () => Promise<boolean>,
	describe: () => string,
): Promise<void> {
	const deadline = Date.now() + HEALING_MS;
	while (!(await isSo().catch(() => false))) {
		if (Date.now() > deadline) {
			throw new Error(`The cluster did not heal within ${HEALING_MS / 1000} s: ${describe()}`);
		}
		await sleep(200);
	}
}
