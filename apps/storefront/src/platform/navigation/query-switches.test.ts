import { describe, expect, it } from 'vitest';
import { findOpenLink, readSwitches } from './query-switches.ts';

/** Stores cookies like a browser: writing adds one, reading returns names and values. */
function browser(cookie = '') {
	const written: string[] = [];
	const kept = new Map(cookie ? [cookie.split('=') as [string, string]] : []);
	return {
		written,
		cookies: {
			get cookie() {
				return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
			},
			set cookie(line: string) {
				written.push(line);
				const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
				kept.set(name, value);
			},
		},
	};
}
const at = (search: string) => new URL(`https://shop.korb.example/seite${search}`);

describe('query switches', () => {
	it.each([
		['TEN-88 TEN-95', 'webview', 'webview', 'isWebview'],
		['TEN-89 TEN-96', 'hidebackbutton', 'hidebackbutton', 'isBackButtonHidden'],
		['TEN-90 TEN-97', 'analytics', 'webviewAnalytics', 'isWebviewAnalytics'],
	] as const)('%s %s=true is on, and persists in cookie %s', (_ids, query, cookie, state) => {
		const first = browser();
		expect(readSwitches(at(''), first.cookies)[state]).toBe(false);
		expect(readSwitches(at(`?${query}=1`), first.cookies)[state]).toBe(false);
		expect(first.written).toEqual([]);
		expect(readSwitches(at(`?${query}=true`), first.cookies)[state]).toBe(true);
		expect(first.written).toEqual([`${cookie}=true; path=/; samesite=lax`]);
		expect(readSwitches(at(''), browser(`${cookie}=true`).cookies)[state]).toBe(true);
	});

	it.each([
		['TEN-92 a link of this shop', '/rezepte?x=1', '/rezepte?x=1'],
		['TEN-92 the start page', '/', '/'],
		['TEN-92 never another site', 'https://other.example/', null],
		['TEN-92 never another site by slashes', '//other.example', null],
		['TEN-92 never a script', 'javascript:alert(1)', null],
	])('%s opens after load: %s', (_title, input, target) => {
		expect(findOpenLink(new URLSearchParams({ openlink: input }))).toBe(target);
	});
});
