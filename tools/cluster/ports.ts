const numbers = [1, 2, 3] as const;
const pair = [1, 2] as const;

const names = [
	...numbers.flatMap(
		(n) => [`etcd-${n}`, `etcd-${n}-peer`, `postgres-${n}`, `patroni-${n}`] as const,
	),
	...numbers.map((n) => `sentinel-${n}` as const),
	...pair.flatMap((n) => [`edge-${n}`, `edge-${n}-proxied`, `redis-${n}`] as const),
	...pair.flatMap((n) => [`api-${n}`, `admin-${n}`, `storefront-${n}`, `pgbouncer-${n}`] as const),
	...pair.flatMap(
		(n) => [`api-${n}-metrics`, `storefront-${n}-metrics`, `worker-${n}-metrics`] as const,
	),
	...([
		'front',
		'front-http',
		'front-metrics',
		'primary',
		'replica',
		'redis',
		'api',
		'cms',
	] as const),
	...(['books', 'payment-sandbox', 'mail', 'mail-web', 'prometheus', 'alertmanager'] as const),
];

export type PortName = (typeof names)[number];
export type ClusterPorts = Record<PortName, number>;

/** Consecutive, below Linux's ephemeral range; the front comes first, because people type it. */
export function assignPorts(first: number): ClusterPorts {
	const others = names.filter((name) => name !== 'front');
	const entries = ['front' as const, ...others].map((name, n) => [name, first + n]);
	return Object.fromEntries(entries) as ClusterPorts;
}
