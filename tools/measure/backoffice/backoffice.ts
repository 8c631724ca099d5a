import { demoPlaces } from '@korb/demo/places/demo-places';
import { createPool, jobDeadlines } from '../../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../../apps/api/src/db/database.ts';
import { openDay } from '../../demo/day/day.ts';
import { buildBackoffice, buildStorefront } from '../../stack/build.ts';
import { type Stack, startStack } from '../../stack/stack.ts';
import type { Measurement, MeasureOptions } from '../measurement.ts';
import { importFeed, vacuum } from '../scratch-shop.ts';
import { fillOrders, WINDOWS_OF_UNIT } from './fill-orders.sql.ts';
import { measureImport } from './measure-import.ts';
import { measureLists } from './measure-lists.ts';
import { measureLive } from './measure-live.ts';
import { measureTables } from './measure-tables.ts';

const ORDERS_PER_CUSTOMER = 10;

/**
 * The back office of a large shop: lists and searches, the first table after the sign-in, live pages
 * in many browsers, and an import. `--parts` chooses some of them.
 */
export async function measureBackoffice(options: MeasureOptions): Promise<Measurement> {
	const { say, parts, orders, windows, sizes } = options;
	const size = sizes.at(-1) ?? '100k';
	buildStorefront();
	buildBackoffice();
	const stack = await startStack({
		label: 'measure-backoffice',
		postgresSettings: { shared_preload_libraries: 'pg_stat_statements' },
	});
	try {
		const seconds = await importFeed(size, 2, {
			...process.env,
			DATABASE_URL: stack.postgres.url,
			NODE_ENV: 'development',
		});
		say(`catalogue ${size} imported in ${seconds} s`);
		const customers = Math.ceil(orders / ORDERS_PER_CUSTOMER);
		const units = Math.ceil(windows / WINDOWS_OF_UNIT);
		const needsOrders = parts.some((part) => part !== 'import');
		if (needsOrders) {
			const startedAt = performance.now();
			await placeTemplates(stack);
			await fillOrders(stack.postgres.url, { orders, customers, units });
			const filled = Math.round((performance.now() - startedAt) / 1000);
			say(`${orders} orders, ${windows} windows a week in ${filled} s`);
		} else await vacuum(stack.postgres.url);
		const measures: Record<string, () => Promise<object>> = {
			lists: () => measureLists(stack, { orders, customers, units }, say),
			tables: () => measureTables(stack, say),
			live: () => measureLive(stack, say),
			import: () => measureImport(stack, say),
		};
		const results: Record<string, object> = {};
		for (const [part, measure] of Object.entries(measures)) {
			if (parts.includes(part)) results[part] = await measure();
		}
		const isGood = Object.values(results).every(
			(result) => !('isGood' in result) || result.isGood === true,
		);
		return { isGood, catalogue: size, orders, windowsPerWeek: windows, ...results };
	} finally {
		await stack.stop();
	}
}

/** Real orders, which the copies are made of. */
async function placeTemplates({ postgres, ports }: Stack): Promise<void> {
	const pool = createPool({
		url: postgres.url,
		size: 1,
		deadlines: jobDeadlines,
		applicationName: 'korb-measure',
		onError: () => {},
	});
	const places = demoPlaces['korb'];
	if (!places) throw new Error('the demo shop has no places');
	const url = `http://127.0.0.1:${ports.api}`;
	await openDay({ db: createDatabase(pool), url, host: 'localhost', tenantId: 'korb', places });
	await pool.end();
}
