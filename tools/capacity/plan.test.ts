import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { busiest, limitOf, simulateColdCache, simulateDay } from './day.ts';
import { loadOf } from './load.ts';
import { connectionsOf, demandOf, planFor } from './plan.ts';
import { rendersPerSecond, wantedWithin } from './renders.ts';
import { readCostFile, valuesOf } from './unit-costs.ts';

const scaling = readFileSync(join(import.meta.dirname, '../../docs/scaling.md'), 'utf8');

/** The unit costs that docs/scaling.md calculates with. */
const costs = {
	cacheHitMs: 0.025,
	payloadMs: 0.3,
	documentMs: 7.5,
	apiCallMs: 0.3,
	cartChangeMs: 3.3,
	orderMs: 90,
	pageBytes: 7000,
};
const shop = { ordersPerDay: 200_000, tenants: 50, peak: 8.64 };
const load = loadOf(shop);

describe('the arithmetic of docs/scaling.md', () => {
	const rows = [...scaling.matchAll(/^\| ([\d,]+) \| (\d+) s \| ([\d,]+) \| (\d+) % \|$/gm)];

	it('lists renders for several catalogues', () => expect(rows.length).toBeGreaterThanOrEqual(5));

	it.each(rows.map(([, ...cells]) => cells.map((cell) => Number(cell.replaceAll(',', '')))))(
		'renders %i pages that are fresh for %i s at %i per second, %i %% of the views',
		(pages, freshSeconds, renders, share) => {
			const found = rendersPerSecond(5000, pages ?? 0, freshSeconds ?? 0);
			expect(Math.round(found)).toBe(renders);
			expect(Math.round(found / 50)).toBe(share);
		},
	);

	it('comes to the same use of every resource', () => {
		const demand = demandOf(load, costs);
		expect(load.ordersPerSecond).toBeCloseTo(20);
		expect(load.viewsPerSecond).toBeCloseTo(5000);
		expect(demand.edge.cores).toBeCloseTo(1 / 8);
		expect(demand.edge.memoryGb).toBeCloseTo(5.5);
		expect(demand.network.mbitPerSecond).toBeCloseTo(280);
		expect(demand.network.ofFirstVisits).toBeCloseTo(1040);
		expect(demand.storefront.cores).toBeCloseTo(3.2, 1);
		expect(demand.api.callsPerSecond).toBeCloseTo(1304 * 2 + 2400, -1);
		expect(demand.database.changesPerSecond).toBeCloseTo(1500);
		expect(demand.database.walMbPerSecond).toBeCloseTo(6);
	});

	it('counts connections and the renders of an empty cache', () => {
		expect(connectionsOf({ api: 16, worker: 2 })).toBe(168);
		expect(wantedWithin(5000, 50_000, 10)).toBeCloseTo(12_700, -2);
	});
});

describe('planning', () => {
	const plan = planFor(demandOf(load, costs));

	it('leaves half of everything free at the planned peak', () => {
		const [, share] = limitOf(
			busiest(simulateDay({ ...shop, ordersPerDay: 700_000 }, costs, plan)),
		);
		expect(share).toBeLessThanOrEqual(0.5);
	});

	it('says what a day with eight times the orders exhausts first', () => {
		const [resource, share] = limitOf(busiest(simulateDay(shop, costs, plan, 8)));
		expect(resource).toBe('network');
		expect(share).toBeGreaterThan(1);
	});

	it('survives an empty cache at the peak', () => {
		const { utilisation } = simulateColdCache(load, costs, plan);
		expect(utilisation.storefront).toBeGreaterThan(0.5);
		expect(limitOf({ utilisation })[1]).toBeLessThan(1);
	});

	it('asks for a pooler when connections run out', () => {
		expect(plan.database.needsPooler).toBe(false);
		const large = loadOf({ ...shop, ordersPerDay: 1_000_000 });
		expect(planFor(demandOf(large, costs)).database.needsPooler).toBe(true);
	});

	it('runs two of everything in the smallest shop', () => {
		const small = planFor(demandOf(loadOf({ ordersPerDay: 100, tenants: 1, peak: 8 }), costs));
		expect(small.api.processes).toBe(2);
		expect(small.storefront.processes).toBe(2);
	});
});

it('keeps a unit cost for every figure it needs', () => {
	expect(Object.keys(valuesOf(readCostFile())).sort()).toEqual(Object.keys(costs).sort());
});
