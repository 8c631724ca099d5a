import type { Product } from '@korb/contracts/catalogue/catalogue';
import { MAX_MATCHES, type MatchedLine } from '@korb/contracts/catalogue/list-match';
import { MIN_TERM_LENGTH } from '@korb/domain/search/search-term';
import { findNeeds, withoutNeeds } from '@korb/domain/shopping-list/needs';
import { type ListLine, readList } from '@korb/domain/shopping-list/read-list';
import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { isOrderable, loadProducts, scopeOf } from '../../catalogue/index.ts';
import { listMine, type MyProductRow } from '../../favorites/index.ts';
import {
	languageOf,
	type SearchIndex,
	type SearchRequest,
	type SearchResult,
} from '../../search/index.ts';
import { toMatch } from './match-list.mapper.ts';

/** What the customer knows may stand a little further down. */
const CANDIDATES = 8;

type Known = ReadonlyMap<string, MyProductRow>;

export async function matchLines(
	ctx: RequestContext,
	index: SearchIndex,
	region: string,
	text: string,
): Promise<{ lines: MatchedLine[] }> {
	const language = languageOf(ctx);
	const lines = readList(text, language);
	const session = await ctx.session();
	const requestFor = (term: string): SearchRequest => ({
		tenantId: ctx.tenant.id,
		language,
		region,
		term,
		filters: [],
		sort: 'relevance',
		offset: 0,
		pageSize: CANDIDATES,
		hasFacets: false,
	});
	return ctx.db.snapshot(async (tx) => {
		const known = await findKnown(ctx, tx, session?.customerId ?? null, region);
		const said = new Set(lines.flatMap(({ term }) => [term, withoutNeeds(term)]));
		const terms = [...said].filter((term) => term.length >= MIN_TERM_LENGTH);
		// Pipelined: the database is busy with one term while we read the next.
		const found = new Map<string, SearchResult>(
			await Promise.all(
				terms.map(async (term) => [term, await index.search(tx, requestFor(term))] as const),
			),
		);
		const [first] = found.values();
		const ids = new Set([...found.values()].flatMap(({ productIds }) => productIds));
		const scope = scopeOf(ctx, first?.region ?? region);
		const products = new Map(
			(await loadProducts(tx, scope, [...ids])).map((product) => [product.productId, product]),
		);
		const hitsOf = (term: string) =>
			(found.get(term)?.productIds ?? []).flatMap((id) => products.get(String(id)) ?? []);
		return { lines: lines.map((line) => toLine(line, hitsOf, known)) };
	});
}

async function findKnown(
	ctx: RequestContext,
	tx: Tx,
	customerId: string | null,
	region: string,
): Promise<Known> {
	if (!customerId || !ctx.tenant.config.clientRuntimeConfig.featureCustomerFavorites) {
		return new Map();
	}
	const key = { tenantId: ctx.tenant.id, customerId };
	const rows = await listMine(tx, key, region, 'category');
	return new Map(rows.map((row) => [row.sku, row]));
}

/**
 * With a need, the thing itself decides: lactose-free oat drink is no butter, and butter is worth
 * showing even if it has lactose.
 */
function toLine(line: ListLine, hitsOf: (term: string) => Product[], known: Known): MatchedLine {
	const needs = findNeeds(line.term);
	const meets = (product: Product) => needs.every((need) => product.labels.includes(need));
	const hits = hitsOf(line.term);
	const plain = needs.length > 0 ? hitsOf(withoutNeeds(line.term)) : hits;
	const thing = plain[0]?.category;
	const candidates = new Set([...hits.filter(({ category }) => category === thing), ...plain]);
	const isPlain = ({ labels }: Product) =>
		freeFrom.every((label) => needs.includes(label) || !labels.includes(label));
	const ranked = rank([...candidates], (product) => [
		isOrderable(product),
		meets(product),
		known.has(product.sku),
		isPlain(product),
	]).slice(0, MAX_MATCHES);
	const [best] = ranked;
	return {
		said: line.said,
		term: line.term,
		matches: ranked.map((product) => toMatch(product, line.amount, known.get(product.sku))),
		isCertain: best !== undefined && meets(best),
	};
}

/** Who writes "milk" wants the usual one. */
const freeFrom = ['lactose-free', 'gluten-free'] as const;

/**
 * By their merits, the first of which weighs most, within the category of the best hit: chocolate is
 * no milk. Other categories come before what cannot be ordered.
 */
function rank(candidates: Product[], meritsOf: (product: Product) => boolean[]): Product[] {
	const [best] = candidates;
	const weigh = (merits: boolean[]) => merits.reduce((sum, isMet) => sum * 2 + Number(isMet), 0);
	const elsewhere = weigh([false, true, true, true]);
	const weightOf = (product: Product) =>
		product.category === best?.category ? weigh(meritsOf(product)) : elsewhere;
	return candidates.toSorted((a, b) => weightOf(b) - weightOf(a));
}
