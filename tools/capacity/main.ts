import { parseArgs } from 'node:util';
import { loadOf } from './load.ts';
import { demandOf, planFor } from './plan.ts';
import { printPlan } from './print-plan.ts';
import { readCostFile, valuesOf } from './unit-costs.ts';

const { values } = parseArgs({
	options: {
		'orders-per-day': { type: 'string', default: '200000' },
		tenants: { type: 'string', default: '50' },
		// The busiest second of a usual day, as a multiple of its mean.
		peak: { type: 'string', default: '8.64' },
	},
});
const shop = {
	ordersPerDay: Number(values['orders-per-day']),
	tenants: Number(values.tenants),
	peak: Number(values.peak),
};
if (!Object.values(shop).every((value) => value > 0)) {
	console.error('Usage: pnpm plan [--orders-per-day n] [--tenants n] [--peak factor]');
	process.exit(2);
}
const file = readCostFile();
const costs = valuesOf(file);
const load = loadOf(shop);
const demand = demandOf(load, costs);
console.log(printPlan({ shop, load, file, costs, demand, plan: planFor(demand) }));
