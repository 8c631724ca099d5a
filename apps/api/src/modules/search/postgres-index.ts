import { fold, toWords } from '@korb/domain/search/search-words';
import { readQuery } from './read-query.ts';
import { findProducts, listCompletions, listNamesLike, type Reading } from './search.sql.ts';
import type { SearchIndex } from './search-index.ts';

const MAX_NAMES = 2;
const nothing = { total: 0, productIds: [], facets: [] };

export const postgresIndex: SearchIndex = {
	async search(tx, request) {
		const { tenantId, language, term, region } = request;
		const { correctedTerm, ...query } = await readQuery(tx, tenantId, language, term);
		if (query.readings.length === 0) return { ...nothing, region, correctedTerm };
		const exact = await findProducts(tx, request, query);
		const found = exact?.total
			? exact
			: await findProducts(tx, request, { ...query, readings: relax(query.readings) });
		if (!found) return { ...nothing, region, correctedTerm };
		const { ids: productIds, ...rest } = found;
		return { ...rest, productIds, correctedTerm };
	},

	async suggest(tx, tenantId, term, count) {
		const words = toWords(term);
		const last = words.at(-1);
		if (!last) return [];
		const names = await listNamesLike(tx, tenantId, words.join(' '), ['category', 'brand']);
		const completions = await listCompletions(tx, tenantId, last, count, true);
		const typed = term.trim().split(/\s+/).slice(0, -1);
		const suggestions = [
			...names.slice(0, MAX_NAMES).map(({ kind, name, slug }) => ({ kind, text: name, slug })),
			...completions.map(({ shown }) => ({
				kind: 'word' as const,
				text: [...typed, shown].join(' '),
				slug: null,
			})),
		];
		const seen = new Map(suggestions.toReversed().map((entry) => [fold(entry.text), entry]));
		return [...seen.values()].toReversed().slice(0, count);
	},
};

/**
 * Penalty of a reading without its last word, which usually names the thing: "wiener schnitzel".
 */
const WITHOUT_HEAD = 3;

/** No product matches all words, so each one is dropped in turn. */
function relax(readings: Reading[]): Reading[] {
	return readings
		.filter(({ slots }) => slots.length > 1)
		.flatMap(({ slots, penalty }) =>
			slots.map((_, left) => ({
				slots: slots.filter((_slot, at) => at !== left),
				penalty: penalty + (left === slots.length - 1 ? WITHOUT_HEAD : 0),
			})),
		);
}
