import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import greenbasket from './relevance/greenbasket.json' with { type: 'json' };
import korb from './relevance/korb.json' with { type: 'json' };

type Judgement = { group: string; query: string; expected: string | null };

const generator = join(import.meta.dirname, '../../../../../tools/demo-catalogue/main.ts');
const suites = {
	korb: { judgements: korb as Judgement[], runtime: {} },
	greenbasket: {
		judgements: greenbasket as Judgement[],
		runtime: { locale: 'en-GB', country: 'GB', timeZone: 'Europe/London', currency: 'GBP' },
	},
};

let api: TestApi;
const shops = new Map<string, Shop<LightMyRequestResponse>>();

beforeAll(async () => {
	api = await startTestApi();
	for (const [tenant, { runtime }] of Object.entries(suites)) {
		const shop = await aShop().with(runtime).openIn(api);
		const { stdout } = await promisify(execFile)(
			process.execPath,
			[generator, '--tenant', tenant, '--regions', '1'],
			{ maxBuffer: 64 * 1024 * 1024 },
		);
		await importInto(api, shop.tenantId, stdout.trim().split('\n'));
		shops.set(tenant, shop);
	}
}, 300_000);
afterAll(() => api.close());

describe('what shoppers search for', () => {
	it('is among the first five hits: 95 % of all queries, 90 % of typing mistakes and of dialect', async () => {
		const results = await judgeAll();
		const missed = results.filter(({ isHit }) => !isHit);
		for (const { tenant, group, query, found } of missed) {
			console.warn(`missed (${tenant}, ${group}): ${query} → ${found.join(' | ') || 'nothing'}`);
		}
		expect(results.length).toBeGreaterThanOrEqual(150);
		expect(shareOf(results)).toBeGreaterThanOrEqual(0.95);
		expect(shareOf(results.filter(({ group }) => /typo/i.test(group)))).toBeGreaterThanOrEqual(0.9);
		expect(shareOf(results.filter(({ group }) => group === 'dialect'))).toBeGreaterThanOrEqual(0.9);
		expect(missed.filter(({ expected }) => expected === null)).toEqual([]);
	}, 120_000);
});

type Result = Judgement & { tenant: string; found: string[]; isHit: boolean };

async function judgeAll(): Promise<Result[]> {
	const results: Result[] = [];
	for (const [tenant, { judgements }] of Object.entries(suites)) {
		for (const judgement of judgements) {
			const term = encodeURIComponent(judgement.query);
			const answer = await shops.get(tenant)?.get(`/api/products/search/${term}?pageSize=5`);
			expect(answer?.statusCode).toBe(200);
			const found: string[] = answer
				?.json()
				.results.map(({ picture }: { picture: { alt: string } }) => picture.alt);
			results.push({ ...judgement, tenant, found, isHit: isHit(judgement, found) });
		}
	}
	return results;
}

/** Nonsense must find nothing; everything else something fitting. */
function isHit({ expected }: Judgement, found: string[]): boolean {
	if (expected === null) return found.length === 0;
	return found.some((text) => new RegExp(expected, 'iu').test(text));
}

function shareOf(results: Result[]): number {
	return results.filter(({ isHit }) => isHit).length / results.length;
}
