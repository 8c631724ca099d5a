import { busiest, limitOf, type Moment, simulateColdCache, simulateDay } from './day.ts';
import type { Load, Shop } from './load.ts';
import type { Demand, Plan } from './plan.ts';
import type { readCostFile, UnitCosts } from './unit-costs.ts';

const BLACK_FRIDAY = 8;

type Report = {
	shop: Shop;
	load: Load;
	file: ReturnType<typeof readCostFile>;
	costs: UnitCosts;
	demand: Demand;
	plan: Plan;
};

export function printPlan({ shop, load, file, costs, demand, plan }: Report): string {
	const moments = {
		'usual day': busiest(simulateDay(shop, costs, plan)),
		[`Black Friday, × ${BLACK_FRIDAY}`]: busiest(simulateDay(shop, costs, plan, BLACK_FRIDAY)),
		'empty cache at the peak': simulateColdCache(load, costs, plan),
	};
	return [
		`${count(shop.ordersPerDay)} orders a day in ${count(shop.tenants)} shops: at its busiest ` +
			`${figure(load.ordersPerSecond)} orders/s and ${count(load.viewsPerSecond)} page views/s`,
		'',
		table([
			['', 'In use', 'Run'],
			[
				'edge',
				cores(demand.edge.cores),
				`2 machines, ${cores(plan.edge.cores)} and ${plan.edge.memoryGb} GB each`,
			],
			[
				'storefront',
				`${cores(demand.storefront.cores)}, ${count(demand.storefront.rendersPerSecond)} renders/s`,
				processes(plan.storefront),
			],
			[
				'API',
				`${cores(demand.api.cores)}, ${count(demand.api.callsPerSecond)} calls/s`,
				processes(plan.api),
			],
			['worker', '', processes(plan.worker)],
			[
				'PostgreSQL',
				`${cores(demand.database.cores)}, ${count(demand.database.changesPerSecond)} changes/s, ${figure(demand.database.walMbPerSecond)} MB/s of WAL`,
				`primary and two replicas, ${cores(plan.database.cores)} and ${plan.database.memoryGb} GB for the hot set each`,
			],
			[
				'connections',
				count(plan.database.connections),
				plan.database.needsPooler ? 'PgBouncer in front' : 'no pooler needed',
			],
			[
				'network',
				`${count(demand.network.mbitPerSecond)} Mbit/s of pages, ${count(demand.network.ofFirstVisits)} of first visits`,
				`${count(plan.network.mbitPerSecond)} Mbit/s, or a CDN`,
			],
		]),
		'',
		'Share of it in use:',
		table(Object.entries(moments).map(([name, moment]) => [name, ...describe(moment)])),
		'',
		'Unit costs:',
		...Object.entries(file).map(
			([name, { value, measure, measuredOn, commit }]) =>
				`  ${name} ${value}: ${measure ? `pnpm measure ${measure}` : 'estimated'}, ${measuredOn}${commit ? `, ${commit}` : ''}`,
		),
	].join('\n');
}

function describe(moment: Moment): [when: string, shares: string, verdict: string] {
	const [resource, share] = limitOf(moment);
	const shares = Object.entries(moment.utilisation).map(
		([name, value]) => `${name} ${Math.round(value * 100)} %`,
	);
	return [
		moment.hour === undefined ? '' : `${moment.hour}:00`,
		shares.join(', '),
		share > 1 ? `not enough: ${resource}` : `first limit: ${resource}`,
	];
}

function processes({ processes, memoryGb }: { processes: number; memoryGb: number }): string {
	return `${processes} processes of one core, ${figure(memoryGb)} GB together`;
}

const cores = (value: number) => `${figure(value)} cores`;
const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
const count = (value: number) => Math.round(value).toLocaleString('en');

function table(rows: string[][]): string {
	const widths = [0, 1, 2].map((column) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0)),
	);
	return rows
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}
