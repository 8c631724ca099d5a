import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFakeBrowser } from '../../../../test/fake-browser.ts';
import { toPageLocation } from './page-location.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';

let browser: ReturnType<typeof openFakeBrowser>;
let memory: ScrollMemory;
beforeEach(() => {
	browser = openFakeBrowser('/');
	memory = createScrollMemory();
});
afterEach(() => vi.unstubAllGlobals());

/** The page of this history entry replaces the one before. */
function show(key: string, { hash = '', keepsScroll = false } = {}): number {
	memory.save();
	const url = new URL(`https://shop.example/${hash}`);
	memory.restore(toPageLocation(url, { key, state: null }), keepsScroll);
	return browser.window.scrollY;
}

describe('the scroll position', () => {
	it('of the first page is left to the browser', () => {
		browser.window.scrollY = 70;
		browser.places['more'] = 900;
		expect(show('a', { hash: '#more' })).toBe(70);
	});

	it('is the top of a new page, and the place before on the way back', () => {
		show('a');
		browser.window.scrollY = 800;
		expect(show('b')).toBe(0);
		browser.window.scrollY = 300;
		expect(show('a')).toBe(800);
		expect(show('b')).toBe(300);
	});

	it('stays where a link only changes the state of the page', () => {
		show('a');
		browser.window.scrollY = 800;
		expect(show('b', { keepsScroll: true })).toBe(800);
	});

	it('is that of the element a fragment names, if there is one', () => {
		browser.places['späte Ware'] = 500;
		show('a');
		expect(show('b', { hash: '#sp%C3%A4te%20Ware' })).toBe(500);
		expect(show('c', { hash: '#nothing' })).toBe(0);
		expect(show('d', { hash: '#%E0%A4%A' })).toBe(0);
	});

	it('survives a reload', () => {
		show('a');
		browser.window.scrollY = 800;
		show('b');
		browser.window.scrollY = 300;
		browser.reload();
		memory = createScrollMemory();
		expect(show('b')).toBe(300);
		expect(show('a')).toBe(800);
	});

	it('is not restored again for a shopper who scrolls before the scripts run', () => {
		show('a');
		browser.window.scrollY = 800;
		browser.reload();
		memory = createScrollMemory();
		browser.window.scrollY = 120;
		expect(show('a')).toBe(120);
	});

	it('is restored for an entry that the browser leaves at the top', () => {
		show('a');
		browser.window.scrollY = 800;
		browser.reload();
		browser.history.scrollRestoration = 'manual';
		browser.window.scrollY = 0;
		memory = createScrollMemory();
		expect(show('a')).toBe(800);
	});

	it('is restored by the browser while the scripts of a page are loading', () => {
		expect(browser.history.scrollRestoration).toBe('auto');
		show('a');
		expect(browser.history.scrollRestoration).toBe('manual');
		browser.reload();
		expect(browser.history.scrollRestoration).toBe('auto');
	});
});
