import type { RecipeList } from '@korb/contracts/catalogue/recipes';
import type { SearchAnswer, SearchType } from '@korb/contracts/catalogue/search';
import type { SearchBanner } from '@korb/contracts/content/content-push';
import { MIN_TERM_LENGTH, nextTerm } from '@korb/domain/search/search-term';
import { createStore, type Store } from '../../../platform/storage/store.ts';

export type Answer = SearchAnswer | RecipeList;
export type Banner = Omit<SearchBanner, 'terms'>;

export type FlyoutState = {
	/** The current search term; null while there is nothing to show. */
	term: string | null;
	/** Hits by type; a missing type has not responded yet. */
	hits: Partial<Record<SearchType, Answer>>;
	banner: Banner | null;
	/** A type has failed: there may be hits that are not shown. */
	hasFailed: boolean;
};

type Options = {
	types: readonly SearchType[];
	debounceMs: number;
	search: (type: SearchType, term: string, signal: AbortSignal) => Promise<Answer>;
	findBanner: (term: string, signal: AbortSignal) => Promise<Banner | null>;
	onNothingFound: (term: string) => void;
};

export type FlyoutSearch = {
	store: Store<FlyoutState>;
	type(text: string): void;
	reset(): void;
};

export const emptyFlyout: FlyoutState = { term: null, hits: {}, banner: null, hasFailed: false };
const noHits: Answer = { total: 0, count: 0, offset: 0, results: [] };

/** Turns typing into searches: debounced, with a minimum length, and none twice. */
export function createFlyoutSearch(options: Options): FlyoutSearch {
	const store = createStore<FlyoutState>(emptyFlyout);
	let previous: string | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running = new AbortController();

	async function start(text: string): Promise<void> {
		const term = nextTerm(text, previous);
		if (term === null) return;
		previous = term;
		running.abort();
		running = new AbortController();
		const { signal } = running;
		store.set({ ...emptyFlyout, term });
		const update = (part: (state: FlyoutState) => Partial<FlyoutState>) => {
			if (!signal.aborted) store.set({ ...store.get(), ...part(store.get()) });
		};
		// The banner is optional.
		options.findBanner(term, signal).then(
			(banner) => update(() => ({ banner })),
			() => {},
		);
		await Promise.all(
			options.types.map(async (type) => {
				const found = await options.search(type, term, signal).catch(() => null);
				update(({ hits, hasFailed }) => ({
					hits: { ...hits, [type]: found ?? noHits },
					hasFailed: hasFailed || found === null,
				}));
			}),
		);
		const { hits, hasFailed } = store.get();
		if (signal.aborted || hasFailed) return;
		if (options.types.every((type) => hits[type]?.total === 0)) options.onNothingFound(term);
	}

	function reset(): void {
		clearTimeout(timer);
		running.abort();
		previous = null;
		store.set(emptyFlyout);
	}

	return {
		store,
		reset,
		type(text) {
			clearTimeout(timer);
			if ([...text.trim()].length < MIN_TERM_LENGTH) reset();
			else timer = setTimeout(() => void start(text), options.debounceMs);
		},
	};
}
