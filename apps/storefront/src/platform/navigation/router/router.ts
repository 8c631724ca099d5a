import type { PagePayload } from '@korb/contracts/platform/payload';
import { matchRoute, type RouteMatch, type TenantRoute } from '@korb/domain/routing/routes';
import { createStore, type Store } from '../../storage/store.ts';
import {
	type Entry,
	isHashChange,
	newEntry,
	type PageLocation,
	toPageLocation,
} from './page-location.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import type { ShownPage } from './shown-page.ts';

type Redirect = {
	redirect: string;
	/** Asks the server for the page, and so for its current build. */
	isDocument?: boolean;
};

/** Loads data and code of a page. `url` has no fragment. */
export type LoadPage = (
	match: RouteMatch,
	url: URL,
) => Promise<{ payload: PagePayload } | Redirect>;

export type OpenOptions = {
	replace?: boolean;
	/** Kept in the history entry. */
	state?: unknown;
	keepsScroll?: boolean;
};

export type RouterState = {
	page: ShownPage;
	isLoading: boolean;
	/** Of the page that is loading. */
	nextPath?: string;
};

export type Router = {
	state: Pick<Store<RouterState>, 'get' | 'subscribe'>;
	/** Resolves once the page is loaded, or another navigation has taken its place. */
	navigate(path: string, options?: OpenOptions): Promise<void>;
	/** Loads the shown page again, in its place. */
	refresh(): Promise<void>;
	scroll: ScrollMemory;
};

type RouterOptions = {
	routes: TenantRoute[];
	payload: PagePayload;
	load: LoadPage;
	scroll: ScrollMemory;
};

/** `none`: the URL is that of the page already. */
type Visit = { entry: 'push' | 'replace' | 'none'; keepsScroll?: boolean };

/**
 * Client-side navigation: the page that is shown stays until data and code of the next one are here.
 * A newer navigation replaces one that is still loading.
 */
export function createRouter({ routes, payload, load, scroll }: RouterOptions): Router {
	const first = toPageLocation(location, ownEntry());
	const match = matchRoute(routes, first.pathname);
	if (!match) throw new Error(`no route for ${first.pathname}`);
	const state = createStore<RouterState>({
		page: { location: first, match, payload },
		isLoading: false,
	});
	let latest = 0;

	async function open(target: PageLocation, visit: Visit): Promise<void> {
		const own = ++latest;
		const { page } = state.get();
		if (isHashChange(page.location, target)) return show({ ...page, location: target }, visit);
		const found = matchRoute(routes, target.pathname);
		if (!found) return location.assign(toUrl(target));
		state.set({ page, isLoading: true, nextPath: target.pathname });
		const result = await load(found, toUrl(target)).catch((error: unknown) => ({
			payload: null,
			error,
		}));
		if (own !== latest) return;
		if ('redirect' in result) return follow(result, visit);
		show({ location: target, match: found, ...result }, visit);
	}

	function show(page: ShownPage, { entry, keepsScroll = false }: Visit): void {
		scroll.save();
		if (entry !== 'none') writeEntry(page.location, entry);
		state.set({ page: { ...page, keepsScroll }, isLoading: false });
	}

	/** Going back to a page that redirects replaces its entry, or it would be a trap. */
	async function follow({ redirect, isDocument }: Redirect, visit: Visit): Promise<void> {
		const url = new URL(redirect, location.origin);
		const entry = visit.entry === 'push' ? 'push' : 'replace';
		if (!isDocument && url.origin === location.origin) {
			return open(toPageLocation(url, newEntry()), { ...visit, entry });
		}
		if (url.href === location.href) location.reload();
		else if (entry === 'push') location.assign(url);
		else location.replace(url);
	}

	window.addEventListener('popstate', () => {
		void open(toPageLocation(location, ownEntry()), { entry: 'none' });
	});
	return {
		state,
		scroll,
		async navigate(path, { replace = false, state: kept = null, keepsScroll = false } = {}) {
			const target = toPageLocation(new URL(path, location.origin), newEntry(kept));
			await open(target, { entry: replace ? 'replace' : 'push', keepsScroll });
		},
		async refresh() {
			const { page, isLoading } = state.get();
			if (isLoading) return;
			const own = latest;
			const result = await load(page.match, toUrl(page.location));
			if (own !== latest || 'redirect' in result) return;
			state.set({ page: { ...page, ...result }, isLoading });
		},
	};
}

/** Without the fragment, which is not sent to the server. */
function toUrl({ pathname, search }: PageLocation): URL {
	return new URL(pathname + search, location.origin);
}

/** The entry the browser is at. One that the browser has made itself gets a key. */
function ownEntry(): Entry {
	const known = history.state as Partial<Entry> | null;
	if (known?.key) return { key: known.key, state: known.state ?? null };
	const entry = newEntry();
	history.replaceState(entry, '');
	return entry;
}

function writeEntry(target: PageLocation, how: 'push' | 'replace'): void {
	const { pathname, search, hash, key, state } = target;
	const path = pathname + search + hash;
	const entry: Entry = { key, state };
	try {
		if (how === 'push') history.pushState(entry, '', path);
		else history.replaceState(entry, '', path);
	} catch {
		// Safari allows a hundred entries in half a minute.
		location.assign(path);
	}
}
