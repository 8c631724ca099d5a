import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Match, MatchedLine } from '@korb/contracts/catalogue/list-match';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importInto } from '../../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { Browser } from '../../identity/testing.ts';
import german from './judged/lists.de.json' with { type: 'json' };
import english from './judged/lists.en.json' with { type: 'json' };

const MIN_FIRST = 0.9;
const MIN_AMONG_THREE = 0.97;

const generator = join(import.meta.dirname, '../../../../../../tools/demo/catalogue/main.ts');
const suites = {
	korb: { lists: german, runtime: {} },
	greenbasket: {
		lists: english,
		runtime: { locale: 'en-GB', country: 'GB', timeZone: 'Europe/London', currency: 'GBP' },
	},
};

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

type Judged = { said: string; expected: string | null; found: string[]; place: number };

it.each(Object.entries(suites))(
	'lists of %s: the first product is right, or at least one of three',
	async (tenant, { lists, runtime }) => {
		const shop = await aShop().with(runtime).openIn(api);
		const { stdout } = await promisify(execFile)(
			process.execPath,
			[generator, '--tenant', tenant, '--regions', '1'],
			{ maxBuffer: 64 * 1024 * 1024 },
		);
		await importInto(api, shop.tenantId, stdout.trim().split('\n'));
		const judged: Judged[] = [];
		for (const [index, { text, expected }] of lists.entries()) {
			// Limits count per client.
			const browser = await Browser.open(shop, `10.9.${tenant.length}.${index + 1}`);
			const answer = await browser.send('POST', '/api/products/search/list', { text });
			const { lines } = answer.json<{ lines: MatchedLine[] }>();
			expect(lines.map(({ said }) => said)).toHaveLength(expected.length);
			judged.push(...lines.map((line, at) => judge(line, expected[at] ?? null)));
		}
		for (const { said, expected, found, place } of judged.filter((one) => one.place !== 0)) {
			console.info(`${place} "${said}" (${expected}): ${found.join(' | ') || 'nothing'}`);
		}
		const share = (places: number) =>
			judged.filter(({ place }) => place >= 0 && place < places).length / judged.length;
		console.info(`${tenant}: ${judged.length} lines, first ${share(1)}, among three ${share(3)}`);
		expect(lists).toHaveLength(30);
		expect.soft(share(1)).toBeGreaterThanOrEqual(MIN_FIRST);
		expect.soft(share(3)).toBeGreaterThanOrEqual(MIN_AMONG_THREE);
	},
	300_000,
);

/** Of what the shop does not sell, nothing is to be found. */
function judge({ said, matches }: MatchedLine, expected: string | null): Judged {
	const nowhere = matches.length === 0 ? 0 : -1;
	const place =
		expected === null ? nowhere : matches.findIndex((match) => isMeant(match, expected));
	return { said, expected, found: matches.map(({ name }) => name), place };
}

/** `category|category:name`: the category may be any, `*`, and the name is a pattern. */
function isMeant({ parentCategories, name }: Match, expected: string): boolean {
	const category = parentCategories.at(-1)?.slug;
	const [categories = '', pattern = ''] = expected.split(':');
	const isThere = categories.split('|').some((each) => each === '*' || each === category);
	return isThere && new RegExp(pattern, 'iu').test(name);
}
