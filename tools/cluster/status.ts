import { DEMO_LOGIN } from '../stack/cms.ts';
import { allServices, type Cluster } from './cluster.ts';
import { members } from './services/database-services.ts';
import { findRedisMaster } from './services/redis-services.ts';
import { local } from './services/service.ts';

type Member = { name: string; role: string; state: string; lag?: number | string };

export async function describeStatus(cluster: Cluster): Promise<string[]> {
	const { processes, place, origin } = cluster;
	const postgres = new Map((await listMembers(cluster)).map((member) => [member.name, member]));
	const master = await findRedisMaster(place).catch(() => null);
	const lines: string[] = [];
	for (const service of allServices(cluster)) {
		const { name } = service;
		const isUp = processes.isRunning(service);
		const isReady = isUp && (await service.isReady().catch(() => false));
		const member = postgres.get(name);
		const role = member && `${member.role.replace('_', ' ')}, ${member.state}`;
		const redis = name === `redis-${master}` ? 'master' : name.startsWith('redis-') && 'replica';
		const state = isReady ? 'up' : isUp ? 'not ready' : 'down';
		lines.push(
			[name.padEnd(14), state.padEnd(10), isUp ? role || redis || '' : ''].join(' ').trimEnd(),
		);
	}
	const port = (name: keyof typeof place.ports) => local(place.ports[name]);
	return [
		...lines,
		'',
		`Shop           ${origin}/`,
		`CMS            http://${port('cms')}/admin (${DEMO_LOGIN})`,
		`Prometheus     http://${port('prometheus')}/`,
		`Alertmanager   http://${port('alertmanager')}/`,
		`Caught mail    http://${port('mail-web')}/`,
		`PostgreSQL     postgres://korb@${port('pgbouncer-1')}/korb`,
	];
}

/** As the first Patroni that answers sees it. */
export async function listMembers({ place }: Cluster): Promise<Member[]> {
	for (const n of members) {
		try {
			const url = `http://${local(place.ports[`patroni-${n}`])}/cluster`;
			const answer = await fetch(url, { signal: AbortSignal.timeout(1000) });
			return ((await answer.json()) as { members: Member[] }).members;
		} catch {
			// Another one may know.
		}
	}
	return [];
}
