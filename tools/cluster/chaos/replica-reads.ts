import { MAX_LAG_MS } from '../../../apps/api/src/db/reads/replica.ts';
import type { Cluster } from '../cluster.ts';
import { local } from '../services/service.ts';

export type ReplicaReads = {
	/** Infinite while an API does not know. */
	lagSeconds: number;
	/** Reads that went to the primary instead, since the API started. */
	fallbacks: number;
};

/** What both APIs tell about their replica. */
export function measureReplicaReads({ place: { ports } }: Cluster): Promise<ReplicaReads[]> {
	return Promise.all(
		([1, 2] as const).map(async (n) => {
			const answer = await fetch(`http://${local(ports[`api-${n}-metrics`])}/metrics`);
			const lines = (await answer.text()).split('\n');
			const sum = (name: string) =>
				lines
					.filter((line) => line.startsWith(name))
					.reduce((total, line) => total + read(line), 0);
			return {
				lagSeconds: sum('postgres_replica_lag_seconds'),
				fallbacks: sum('postgres_replica_fallbacks_total'),
			};
		}),
	);
}

/** Whether every API trusts its replica. */
export async function areReplicasRead(cluster: Cluster): Promise<boolean> {
	const reads = await measureReplicaReads(cluster);
	return reads.every(({ lagSeconds }) => lagSeconds <= MAX_LAG_MS / 1000);
}

function read(line: string): number {
	return Number(line.split(' ').at(-1)?.replace('+Inf', 'Infinity'));
}
