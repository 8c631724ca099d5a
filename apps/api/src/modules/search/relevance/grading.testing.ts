import type { FeedProduct } from '@korb/contracts/catalogue/catalogue-feed';

/** Grades search hits by hand-made relevance judgements; see README.md in this folder. */

export type Grade = 0 | 1 | 2 | 3;
export type GradedQuery = {
	query: string;
	kind: 'staple' | 'phrase' | 'amount' | 'synonym' | 'typo' | 'beginning' | 'brand';
	half: 'tuning' | 'held-out';
	3: string[];
	2?: string[];
	1?: string[];
};
export type JudgedProduct = Pick<
	FeedProduct,
	'sku' | 'name' | 'brand' | 'categories' | 'contentText'
>;

export type Score = { ndcg: number; first: Grade | null; found: { name: string; grade: Grade }[] };

export const NDCG_DEPTH = 10;

/** The grade of every relevant product for the query; the best applicable one counts. */
export function gradesOf(query: GradedQuery, products: JudgedProduct[]): Map<string, Grade> {
	const grades = new Map<string, Grade>();
	for (const grade of [1, 2, 3] as const) {
		for (const matches of (query[grade] ?? []).map(toMatcher)) {
			for (const product of products) if (matches(product)) grades.set(product.sku, grade);
		}
	}
	return grades;
}

/** `category:name#content@brand`, the last three optional; name and content are patterns. */
const matcher =
	/^(?<category>[a-z0-9-]+|\*)(?::(?<name>[^#@]+))?(?:#(?<content>[^@]+))?(?:@(?<brand>.+))?$/;

function toMatcher(text: string): (product: JudgedProduct) => boolean {
	const parts = matcher.exec(text)?.groups;
	if (!parts) throw new RangeError(`Not a judgement: ${text}`);
	const { category, name = '', content = '', brand } = parts;
	const namePattern = new RegExp(name, 'iu');
	const contentPattern = new RegExp(content, 'iu');
	return (product) =>
		(category === '*' || product.categories[0] === category) &&
		(brand === undefined || product.brand === brand) &&
		namePattern.test(product.name) &&
		contentPattern.test(product.contentText);
}

/** Normalised discounted cumulative gain: 1 for an ideal ranking. */
export function score(grades: Map<string, Grade>, hits: JudgedProduct[]): Score {
	const found = hits.map(({ sku, name }) => ({ name, grade: grades.get(sku) ?? 0 }));
	const ideal = [...grades.values()].sort((a, b) => b - a);
	const ndcg = gainOf(found.map(({ grade }) => grade)) / gainOf(ideal);
	return { ndcg, first: found[0]?.grade ?? null, found };
}

function gainOf(grades: number[]): number {
	return grades
		.slice(0, NDCG_DEPTH)
		.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

export type Graded = GradedQuery & Score & { tenant: string };

export function figuresOf(graded: Graded[]) {
	const staples = graded.filter(({ kind }) => kind === 'staple');
	return {
		queries: graded.length,
		ndcg: round(mean(graded.map(({ ndcg }) => ndcg))),
		staplesFirst: round(mean(staples.map(({ first }) => (first === 3 ? 1 : 0)))),
		absurdFirst: graded.filter(({ first }) => !first).length,
	};
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const round = (number: number) => Math.round(number * 1000) / 1000;
