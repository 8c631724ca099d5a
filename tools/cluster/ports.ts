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

/** `fetch` refuses these, so that nothing would ever be ready there. */
const refused = [
	...[5060, 5061, 6000, 6566],
	...[6665, 6666, 6667, 6668, 6669, 6679, 6697],
	10_080,
];

/** In a row, below Linux's ephemeral range; the front comes first, because people type it. */
export function assignPorts(first: number): ClusterPorts {
	const others = names.filter((name) => name !== 'front');
	let next = first;
	const entries = ['front' as const, ...others].map((name) => {
		while (refused.includes(next)) next++;
		return [name, next++];
	});
	return Object.fromEntries(entries) as ClusterPorts;
}
