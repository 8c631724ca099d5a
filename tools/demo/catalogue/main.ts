import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { listRecords, type Tenant, tenants } from './catalogue.ts';

/** Writes a demo assortment as a catalogue feed: one JSON record per line. */

const sizes: Record<string, number> = { demo: 0, '1k': 1000, '100k': 100_000, '1m': 1_000_000 };
const usage =
	'node tools/demo/catalogue/main.ts --tenant korb|greenbasket [--size demo|1k|100k|1m] [--regions N] [--today YYYY-MM-DD]';

const { values } = parseArgs({
	options: {
		tenant: { type: 'string' },
		size: { type: 'string', default: 'demo' },
		regions: { type: 'string', default: '3' },
		today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
	},
});
const products = sizes[values.size];
const regions = Number(values.regions);
const today = new Date(`${values.today}T00:00:00Z`);
if (
	!isTenant(values.tenant) ||
	products === undefined ||
	!(Number.isInteger(regions) && regions > 0 && regions <= 100) ||
	Number.isNaN(today.getTime())
) {
	console.error(usage);
	process.exit(1);
}

const written: Record<string, number> = {};
let lines: string[] = [];
for (const record of listRecords({ tenant: values.tenant, products, regions, today })) {
	written[record.type] = (written[record.type] ?? 0) + 1;
	lines.push(JSON.stringify(record));
	if (lines.length >= 200) await flush();
}
await flush();
console.error(
	Object.entries(written)
		.map(([type, count]) => `${count} × ${type}`)
		.join(', '),
);

async function flush(): Promise<void> {
	const chunk = lines.map((line) => `${line}\n`).join('');
	lines = [];
	if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}

function isTenant(name: string | undefined): name is Tenant {
	return name !== undefined && Object.hasOwn(tenants, name);
}
