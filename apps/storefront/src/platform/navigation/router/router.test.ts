import type { PagePayload } from '@korb/contracts/platform/payload';
import { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { listRoutes } from '@korb/domain/routing/routes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFakeBrowser } from '../../../../test/fake-browser.ts';
import { demoTenant } from '../../../../test/fixture-shop.ts';
import { createRouter, type LoadPage } from './router.ts';
import { createScrollMemory } from './scroll-memory.ts';

afterEach(() => vi.unstubAllGlobals());

const routes = listRoutes(ClientRuntimeConfig.parse(demoTenant));
const payloadOf = (path: string) => ({ meta: { title: path } }) as PagePayload;

/** A shop opened at a path. Pages load at once, unless `load` says otherwise. */
function open(path = '/', load: Partial<Record<string, ReturnType<LoadPage>>> = {}) {
	const browser = openFakeBrowser(path);
	const loaded: string[] = [];
	const start = () =>
		createRouter({
			routes,
			payload: payloadOf(browser.path()),
			scroll: createScrollMemory(),
			load: async (_match, { pathname, search }) => {
				loaded.push(pathname + search);
				return (await load[pathname]) ?? { payload: payloadOf(pathname + search) };
			},
		});
	const router = start();
	const shown = () => {
		const { page, isLoading } = router.state.get();
		const { pathname, search, hash, state } = page.location;
		const title = page.payload?.meta.title;
		return { at: pathname + search + hash, title, state, isLoading };
	};
	return { browser, router, loaded, shown };
}

/** A page that loads when `arrive` is called. */
function slowly() {
	let arrive: (result: Awaited<ReturnType<LoadPage>>) => void = () => {};
	const result = new Promise<Awaited<ReturnType<LoadPage>>>((resolve) => {
		arrive = resolve;
	});
	return { result, arrive };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('navigating', () => {
	it('shows the page before until the next one is loaded', async () => {
		const { result, arrive } = slowly();
		const { browser, router, shown } = open('/', { '/rezepte': result });
		const done = router.navigate('/rezepte');
		expect(shown()).toMatchObject({ at: '/', isLoading: true });
		expect(browser.path()).toBe('/');
		arrive({ payload: payloadOf('recipes') });
		await done;
		expect(shown()).toMatchObject({ at: '/rezepte', title: 'recipes', isLoading: false });
		expect(router.state.get().page.match.route.name).toBe('recipes');
		expect(browser.entries()).toEqual(['/', '/rezepte']);
	});

	it('shows only the newest of several pages, whichever arrives last', async () => {
		const first = slowly();
		const second = slowly();
		const { browser, router, shown } = open('/', {
			'/rezepte': first.result,
			'/marken': second.result,
		});
		const navigations = [router.navigate('/rezepte'), router.navigate('/marken')];
		second.arrive({ payload: payloadOf('brands') });
		await settled();
		first.arrive({ payload: payloadOf('recipes') });
		await Promise.all(navigations);
		expect(shown()).toMatchObject({ at: '/marken', title: 'brands', isLoading: false });
		expect(browser.entries()).toEqual(['/', '/marken']);
	});

	it('keeps state in the history entry and replaces entries on request', async () => {
		const { browser, router, shown } = open('/kategorie/obst');
		await router.navigate('/kategorie/obst?page=2', { state: { fromPage: 1 }, keepsScroll: true });
		await router.navigate('/marken');
		await router.navigate('/rezepte', { replace: true });
		expect(browser.entries()).toEqual(['/kategorie/obst', '/kategorie/obst?page=2', '/rezepte']);
		browser.go(-1);
		await settled();
		expect(shown()).toMatchObject({ at: '/kategorie/obst?page=2', state: { fromPage: 1 } });
		browser.go(-1);
		await settled();
		expect(shown()).toMatchObject({ at: '/kategorie/obst', state: null });
	});

	it('loads a page again unless only its fragment changes', async () => {
		const { browser, router, loaded, shown } = open('/rezepte');
		await router.navigate('/rezepte#top');
		browser.jump('#more');
		expect(shown()).toMatchObject({ at: '/rezepte#more', title: '/rezepte' });
		expect(loaded).toEqual([]);
		await router.navigate('/rezepte');
		expect(loaded).toEqual(['/rezepte']);
		expect(browser.entries()).toEqual(['/rezepte', '/rezepte#top', '/rezepte#more', '/rezepte']);
	});

	it('gives up a navigation when the shopper goes back to where they are', async () => {
		const { result, arrive } = slowly();
		const { browser, router, shown } = open('/', { '/rezepte': result });
		await router.navigate('/marken');
		browser.go(-1);
		await settled();
		const done = router.navigate('/rezepte');
		browser.go(1);
		arrive({ payload: payloadOf('recipes') });
		await done;
		expect(shown()).toMatchObject({ at: '/marken', isLoading: false });
	});

	it('shows an error at the address that failed, until the next navigation', async () => {
		const broken = new Error('offline');
		const failing = Promise.reject(broken);
		failing.catch(() => {});
		const { browser, router, shown } = open('/', { '/rezepte': failing });
		await router.navigate('/rezepte');
		expect(router.state.get().page).toMatchObject({ payload: null, error: broken });
		expect(browser.path()).toBe('/rezepte');
		await router.navigate('/marken');
		expect(shown()).toMatchObject({ title: '/marken' });
		expect(router.state.get().page.error).toBeUndefined();
	});

	it('refreshes a page in its place', async () => {
		const { browser, router, loaded } = open('/rezepte');
		const before = router.state.get().page;
		await router.refresh();
		const { page } = router.state.get();
		expect(loaded).toEqual(['/rezepte']);
		expect(page.location).toBe(before.location);
		expect(page.payload).not.toBe(before.payload);
		expect(browser.entries()).toEqual(['/rezepte']);
	});
});

describe('redirects', () => {
	const to = (redirect: string, isDocument = false) =>
		Promise.resolve({ redirect, isDocument: isDocument });

	it('lead to their target, whose entry takes the place of the redirect', async () => {
		const { browser, router, shown } = open('/', { '/profil': to('/anmelden?authRequired=true') });
		await router.navigate('/profil');
		expect(shown()).toMatchObject({ at: '/anmelden?authRequired=true' });
		expect(browser.entries()).toEqual(['/', '/anmelden?authRequired=true']);
	});

	it('do not trap the shopper who goes back to one', async () => {
		const pages: Record<string, ReturnType<LoadPage>> = {};
		const { browser, router } = open('/', pages);
		await router.navigate('/profil');
		await router.navigate('/marken');
		pages['/profil'] = to('/anmelden');
		browser.go(-1);
		await settled();
		expect(browser.entries()).toEqual(['/', '/anmelden', '/marken']);
		expect(browser.path()).toBe('/anmelden');
	});

	it('ask the server for another site, and for a page of a newer build', async () => {
		const { browser, router } = open('/', {
			'/alt': to('https://other.example/x'),
			'/neu': to('https://shop.example/neu', true),
		});
		await router.navigate('/alt');
		await router.navigate('/neu', { replace: true });
		expect(browser.left).toEqual([
			'assign https://other.example/x',
			'replace https://shop.example/neu',
		]);
		expect(browser.entries()).toEqual(['/']);
	});

	it('reload the document where the address is that of the page already', async () => {
		const pages: Record<string, ReturnType<LoadPage>> = {};
		const { browser, router } = open('/rezepte', pages);
		await router.navigate('/marken');
		pages['/rezepte'] = to('https://shop.example/rezepte', true);
		browser.go(-1);
		await settled();
		expect(browser.left).toEqual(['reload']);
	});
});
