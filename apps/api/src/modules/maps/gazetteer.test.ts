import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenTo } from '../../db/connection/listen-to.testing.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { createGazetteer } from './gazetteer.ts';
import { aStreet } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
	await aStreet(api, 'Neubaugasse', '1070', 'Wien', '16.3505 48.1985, 16.3482 48.2068');
	await aStreet(api, 'Neubaugassl', '1070', 'Wien', '16.3384 48.1985, 16.3384 48.2068');
});
afterAll(() => api.close());

type Plan = { 'Actual Loops': number; Plans?: Plan[] };

/** How often the statement of a lookup compared letters, by its executed plan. */
async function countComparisons(text: string): Promise<{ street: string; comparisons: number }> {
	const sent = listenTo(api.deps.pool);
	const where = { country: 'AT', locale: 'de-AT' };
	const found = await createGazetteer(api.deps.db).geocode({ text, ...where });
	const [statement] = sent;
	if (!statement) throw new Error('nothing was sent');
	const { rows } = await api.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
		`EXPLAIN (ANALYZE, FORMAT JSON) ${statement.text}`,
		statement.values,
	);
	const comparisons = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan)
		.filter((node) => /<%|%>/.test(JSON.stringify({ ...node, Plans: [] })))
		.reduce((sum, node) => sum + node['Actual Loops'], 0);
	return { street: found?.streetName ?? '', comparisons };
}

const nodesOf = (plan: Plan | undefined): Plan[] =>
	plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : [];

it('compares letters only when no street contains every word', async () => {
	expect(await countComparisons('Neubaugasse 12, 1070 Wien')).toEqual({
		street: 'Neubaugasse',
		comparisons: 0,
	});
	const { street, comparisons } = await countComparisons('Neubaugase 12, 1070 Wien');
	expect(street).toBe('Neubaugasse');
	expect(comparisons).toBeGreaterThan(0);
});

it('similar streets fill up after those that contain every word', async () => {
	const search = { text: 'neubaugasse', country: 'AT', locale: 'de-AT', isAddressOnly: true };
	const found = await createGazetteer(api.deps.db).complete(search);
	expect(found.map(({ primaryPart }) => primaryPart)).toEqual(['Neubaugasse', 'Neubaugassl']);
});
