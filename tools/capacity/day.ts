import { type Load, loadOf, type Shop } from './load.ts';
import { type Demand, demandOf, demandWith, type Plan } from './plan.ts';
import { wantedWithin } from './renders.ts';
import type { UnitCosts } from './unit-costs.ts';

/** Share of a day's orders in each hour: quiet nights, a bump at noon, most after work. */
const hours = [
	...[0.6, 0.3, 0.2, 0.2, 0.3, 0.7, 1.6, 2.7, 3.7, 4.6, 5.1, 5.3],
	...[5.6, 5.2, 4.7, 4.6, 5.1, 6.5, 8.1, 9.4, 9.8, 8.3, 5.1, 2.3],
];
const COLD_SECONDS = 10;

export type Resource = 'edge' | 'storefront' | 'api' | 'database' | 'network';
export type Moment = {
	hour?: number;
	/** Share of what is planned that is in use; above one, the resource is exhausted. */
	utilisation: Record<Resource, number>;
};

/** Every hour of a day with `factor` times the usual orders. */
export function simulateDay(shop: Shop, costs: UnitCosts, plan: Plan, factor = 1): Moment[] {
	const all = hours.reduce((sum, share) => sum + share, 0);
	return hours.map((share, hour) => {
		const peak = (share / all) * hours.length * factor;
		return { hour, utilisation: utilisationOf(demandOf(loadOf({ ...shop, peak }), costs), plan) };
	});
}

/** The first seconds after a deploy at the busiest hour, which leaves no page in the cache. */
export function simulateColdCache(load: Load, costs: UnitCosts, plan: Plan): Moment {
	const wanted = wantedWithin(load.viewsPerSecond, load.pagesInUse, COLD_SECONDS);
	return { utilisation: utilisationOf(demandWith(load, costs, wanted / COLD_SECONDS), plan) };
}

/** The busiest moment of a day. */
export function busiest(day: readonly Moment[]): Moment {
	return day.reduce((most, next) => (limitOf(next)[1] > limitOf(most)[1] ? next : most));
}

/** The resource that is exhausted first, and how much of it is in use. */
export function limitOf({ utilisation }: Moment): [Resource, number] {
	const all = Object.entries(utilisation) as [Resource, number][];
	return all.reduce((most, next) => (next[1] > most[1] ? next : most));
}

function utilisationOf(demand: Demand, plan: Plan): Record<Resource, number> {
	const { mbitPerSecond, ofFirstVisits } = demand.network;
	return {
		edge: demand.edge.cores / plan.edge.cores,
		storefront: demand.storefront.cores / plan.storefront.processes,
		api: demand.api.cores / plan.api.processes,
		database: demand.database.cores / plan.database.cores,
		network: (mbitPerSecond + ofFirstVisits) / plan.network.mbitPerSecond,
	};
}
