import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../testing.ts';
import {
	type Collected,
	collectStatements,
	listMismatches,
	listUnreached,
} from './check.testing.ts';
import { compareColumns } from './compare.testing.ts';

let collected: Collected;
beforeAll(async () => {
	collected = await collectStatements();
});

/** Nullable columns of rows whose statement excludes null. */
const neverNull = [
	// A constraint gives every line that was not refused its article number.
	'modules/assortment-import/lines.sql.ts listEarlier: sku may be null',
	'modules/assortment-import/lines.sql.ts listEarlierProducts: sku may be null',
	'modules/assortment-import/lines.sql.ts listEarlierProducts: values may be null',
	'modules/assortment-import/lines.sql.ts listOpen: sku may be null',
	'modules/assortment-import/lines.sql.ts listApplied: sku may be null',
	// The column is compared with IS NOT NULL.
	'modules/content/content.sql.ts listDocuments: document may be null',
	'modules/content/content.sql.ts listAllDocuments: document may be null',
	'modules/loyalty/promotions.sql.ts listPromotions: document may be null',
	'modules/order-records/stock.sql.ts takeStock: stock may be null',
	'modules/payment-accounts/payment-accounts.sql.ts findLatestPayment: payment_id may be null',
	'modules/recipe/recipe.sql.ts findRecipeRow: document may be null',
	// A constraint gives every hold with a place its window.
	'modules/windows/holds.sql.ts freeExpiredPlaces: window_id may be null',
	'modules/windows/stops.sql.ts turnIntoStop: window_id may be null',
];

describe('the statements of every *.sql.ts file', () => {
	it('are all recorded, with all of their parts', () => {
		expect(listUnreached(collected)).toEqual([]);
		expect(collected.templates.length).toBeGreaterThan(300);
	});

	it('fit the migrated schema, and return the rows they declare', async () => {
		expect(await mismatchesAfter()).toEqual(neverNull);
	});
});

describe('a changed column', () => {
	it('that was renamed is reported with file and function', async () => {
		const found = await mismatchesAfter('ALTER TABLE brand RENAME COLUMN description TO about');
		expect(found).toContain(
			'modules/catalogue/navigation.sql.ts listBrandsOf: column "description" does not exist',
		);
	});

	it('that has another type is reported', async () => {
		const found = await mismatchesAfter(
			'ALTER TABLE search_vocabulary ALTER COLUMN frequency TYPE numeric',
		);
		expect(found).toContain(
			'modules/search/search.sql.ts listCompletions: frequency is numeric, not number',
		);
	});

	it('that became nullable is reported', async () => {
		const found = await mismatchesAfter('ALTER TABLE street ALTER COLUMN city DROP NOT NULL');
		expect(found).toContain('modules/maps/gazetteer.sql.ts listStreets: city may be null');
	});

	it('that a temporary table is made of is reported', async () => {
		const found = await mismatchesAfter('ALTER TABLE product RENAME COLUMN popularity TO rank');
		expect(found.join('\n')).toContain(
			'modules/catalogue/listing/listings.sql.ts numberListings: column product.popularity',
		);
	});
});

describe('a row type', () => {
	const sku = { name: 'sku', type: 'string', isNullable: false };
	const text = { name: 'sku', type: 'text', isNullable: false };

	it.each([
		['the same column', [sku], [text], []],
		['a column nobody returns', [sku], [], ['sku is not returned']],
		['a column nobody declares', [], [text], ['sku is not declared']],
		['another type', [sku], [{ ...text, type: 'int8' }], ['sku is int8, not string']],
		['an array', [sku], [{ ...text, type: '_text' }], ['sku is _text, not string']],
		['an array of bigint', [{ ...sku, type: 'string[]' }], [{ ...text, type: '_int8' }], []],
		['a column that may be null', [sku], [{ ...text, isNullable: true }], ['sku may be null']],
		['null, where none comes', [{ ...sku, isNullable: true }], [text], []],
		['an object for JSON', [{ ...sku, type: 'Address' }], [{ ...text, type: 'jsonb' }], []],
		[
			'a date for JSON',
			[{ ...sku, type: 'Date' }],
			[{ ...text, type: 'jsonb' }],
			['sku is jsonb, not Date'],
		],
	])('with %s', (_, declared, result, expected) => {
		expect(compareColumns(declared, result)).toEqual(expected);
	});
});

async function mismatchesAfter(change = ''): Promise<string[]> {
	const database = await cloneDatabase();
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	await client.query(change);
	await client.end();
	const found = await listMismatches(collected, database.url);
	await database.drop();
	return found;
}
