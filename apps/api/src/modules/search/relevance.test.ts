import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import gradedGerman from './relevance/graded.de.json' with { type: 'json' };
import gradedEnglish from './relevance/graded.en.json' with { type: 'json' };
import {
	figuresOf,
	type Graded,
	type GradedQuery,
	gradesOf,
	type JudgedProduct,
	score,
} from './relevance/grading.testing.ts';
import greenbasket from './relevance/greenbasket.json' with { type: 'json' };
import korb from './relevance/korb.json' with { type: 'json' };

type Judgement = { group: string; query: string; expected: string | null };

const generator = join(import.meta.dirname, '../../../../../tools/demo/catalogue/main.ts');
const suites = {
	korb: { judgements: korb as Judgement[], graded: gradedGerman as GradedQuery[], runtime: {} },
	greenbasket: {
		judgements: greenbasket as Judgement[],
		graded: gradedEnglish as GradedQuery[],
		runtime: { locale: 'en-GB', country: 'GB', timeZone: 'Europe/London', currency: 'GBP' },
	},
};

let api: TestApi;
const shops = new Map<string, Shop<LightMyRequestResponse>>();
const assortments = new Map<string, JudgedProduct[]>();

beforeAll(async () => {
	api = await startTestApi();
	for (const [tenant, { runtime }] of Object.entries(suites)) {
		const shop = await aShop().with(runtime).openIn(api);
		const { stdout } = await promisify(execFile)(
			process.execPath,
			[generator, '--tenant', tenant, '--regions', '1'],
			{ maxBuffer: 64 * 1024 * 1024 },
		);
		const lines = stdout.trim().split('\n');
		await importInto(api, shop.tenantId, lines);
		assortments.set(
			tenant,
			lines.map((line) => JSON.parse(line)).filter(({ type }) => type === 'product'),
		);
		shops.set(tenant, shop);
	}
}, 300_000);
afterAll(() => api.close());

describe('what shoppers search for', () => {
	it('is among the first five hits: 95 % of all queries, 90 % of typos and of dialect', async () => {
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

describe('the first twelve hits, graded by hand', () => {
	it('put the staple first', async () => {
		const graded = await gradeAll();
		report(graded);
		expect(graded.length).toBe(300);
		for (const half of ['tuning', 'held-out']) {
			const figures = figuresOf(graded.filter((one) => one.half === half));
			expect.soft(figures.ndcg, half).toBeGreaterThanOrEqual(MIN_NDCG);
			expect.soft(figures.staplesFirst, half).toBeGreaterThanOrEqual(MIN_STAPLES_FIRST);
			expect.soft(figures.absurdFirst, half).toBeLessThanOrEqual(MAX_ABSURD_FIRST);
		}
	}, 120_000);
});

const JUDGED_HITS = 12;
const MIN_NDCG = 0.9;
const MIN_STAPLES_FIRST = 0.95;
const MAX_ABSURD_FIRST = 1;

async function gradeAll(): Promise<Graded[]> {
	const all: Graded[] = [];
	for (const [tenant, { graded }] of Object.entries(suites)) {
		const products = assortments.get(tenant) ?? [];
		const bySku = new Map(products.map((product) => [product.sku, product]));
		for (const query of graded) {
			const term = encodeURIComponent(query.query);
			const answer = await shops
				.get(tenant)
				?.get(`/api/products/search/${term}?pageSize=${JUDGED_HITS}`);
			const skus: string[] = answer?.json().results.map(({ sku }: { sku: string }) => sku);
			const hits = skus.flatMap((sku) => bySku.get(sku) ?? []);
			all.push({ ...query, tenant, ...score(gradesOf(query, products), hits) });
		}
	}
	return all;
}

/** Lists weak queries of the tuning half only, so that the held-out half stays unbiased. */
function report(graded: Graded[]): void {
	for (const { tenant, query, ndcg, found } of graded
		.filter(({ half, ndcg }) => half === 'tuning' && ndcg < 0.8)
		.toSorted((a, b) => a.ndcg - b.ndcg)) {
		const shown = found.map(({ name, grade }) => `${grade} ${name}`).join(' | ');
		console.info(`${ndcg.toFixed(2)} ${tenant} "${query}": ${shown || 'nothing'}`);
	}
	const parts = ['tuning', 'held-out'].map((half) => graded.filter((one) => one.half === half));
	const byShop = parts.flatMap((part) =>
		Object.keys(suites).map((tenant) => part.filter((one) => one.tenant === tenant)),
	);
	console.table(
		[...byShop, ...parts].map((part) => ({
			half: part[0]?.half,
			shops: [...new Set(part.map(({ tenant }) => tenant))].join(', '),
			...figuresOf(part),
		})),
	);
}

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

/** Nonsense must find nothing, everything else a match. */
function isHit({ expected }: Judgement, found: string[]): boolean {
	if (expected === null) return found.length === 0;
	return found.some((text) => new RegExp(expected, 'iu').test(text));
}

function shareOf(results: Result[]): number {
	return results.filter(({ isHit }) => isHit).length / results.length;
}
