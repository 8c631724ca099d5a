import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { saveCosts } from '../capacity/unit-costs.ts';
import { measureApi } from './api.ts';
import { measureBackoffice } from './backoffice/backoffice.ts';
import { measureCustomers } from './customers/customers.ts';
import { measureEdge } from './edge.ts';
import { measureGuessing } from './guessing/guessing.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';
import { measureSearch } from './search/search.ts';
import { measureSsr } from './ssr/ssr.ts';
import { measureTenants } from './tenants/tenants.ts';
import { measureWeight } from './weight.ts';

const measures: Record<string, (options: MeasureOptions) => Promise<Measurement>> = {
	api: measureApi,
	backoffice: measureBackoffice,
	customers: measureCustomers,
	edge: measureEdge,
	guessing: measureGuessing,
	interactions: measureInteractions,
	lighthouse: measureLighthouse,
	lists: measureLists,
	search: measureSearch,
	ssr: measureSsr,
	tenants: measureTenants,
	weight: measureWeight,
};

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		seconds: { type: 'string', default: '5' },
		rounds: { type: 'string', default: '3' },
		sizes: { type: 'string', default: 'demo,100k' },
		regions: { type: 'string', default: '20' },
		customers: { type: 'string', default: '10000' },
		tenants: { type: 'string', default: '1000' },
		orders: { type: 'string', default: '200000' },
		windows: { type: 'string', default: '3000' },
		parts: { type: 'string', default: 'lists,tables,live,import' },
		save: { type: 'boolean', default: false },
	},
});
const name = positionals[0] ?? '';
const measure = measures[name];
if (!measure) {
	console.error(
		`Usage: pnpm measure ${Object.keys(measures).join('|')} [--seconds n] [--rounds n] [--sizes demo,100k,1m] [--regions n] [--customers n] [--tenants n] [--orders n] [--windows n] [--parts lists,tables,live,import] [--save]`,
	);
	process.exit(2);
}
const result = await measure({
	seconds: Number(values.seconds),
	rounds: Number(values.rounds),
	sizes: values.sizes.split(','),
	regions: Number(values.regions),
	customers: Number(values.customers),
	tenants: Number(values.tenants),
	orders: Number(values.orders),
	windows: Number(values.windows),
	parts: values.parts.split(','),
	say: (line) => console.log(line),
});
console.log(JSON.stringify({ measure: name, ...result }));
if (values.save) {
	const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
	const measuredOn = new Date().toISOString().slice(0, 10);
	if (!saveCosts(name, result, { measuredOn, commit })) console.log('no unit cost to save');
}
// All processes have stopped; handles that libraries leave open must not keep this one alive.
process.exit(result.isGood ? 0 : 1);
