import { describe, expect, it } from 'vitest';
import { createFavoriteStores, type StoreSource } from './favorite-stores.ts';

function aBrowser(kept: Record<string, string> = {}) {
	const entries = new Map(Object.entries(kept));
	return {
		entries,
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, value: string) => void entries.set(key, value),
		removeItem: (key: string) => void entries.delete(key),
	};
}
const of = (browser: ReturnType<typeof aBrowser> | null, source: StoreSource = 'LOCALSTORAGE') =>
	createFavoriteStores(browser, () => source);

describe('the favourite stores of a guest', () => {
	it('are kept in the browser', () => {
		const browser = aBrowser();
		const stores = of(browser);
		stores.add('w-favoriten');
		stores.add('w-prater');
		stores.add('w-favoriten');
		expect(stores.local.get()).toEqual(['w-prater', 'w-favoriten']);
		expect(browser.entries.get('favoriteStores')).toBe('["w-prater","w-favoriten"]');
		expect(of(browser).local.get()).toEqual(['w-prater', 'w-favoriten']);
	});

	it('leave no entry behind when the last one is removed', () => {
		const browser = aBrowser({ favoriteStores: '["w-prater"]' });
		of(browser).remove('w-prater');
		expect(browser.entries.has('favoriteStores')).toBe(false);
	});

	it('survive an entry that is broken, and a browser without storage', () => {
		expect(of(aBrowser({ favoriteStores: '{' })).local.get()).toEqual([]);
		expect(of(aBrowser({ favoriteStores: '[1,"a"]' })).local.get()).toEqual(['a']);
		const stores = of(null);
		stores.add('w-prater');
		expect(stores.local.get()).toEqual(['w-prater']);
	});
});

describe('the list of a customer', () => {
	it('is not changed by adding and removing', () => {
		const browser = aBrowser({ favoriteStores: '["w-prater"]' });
		const stores = of(browser, 'CUSTOMER');
		stores.add('w-favoriten');
		stores.remove('w-prater');
		expect(stores.local.get()).toEqual(['w-prater']);
		expect(browser.entries.get('favoriteStores')).toBe('["w-prater"]');
	});

	it('takes those of the browser over', () => {
		const browser = aBrowser({ favoriteStores: '["w-prater"]' });
		expect(of(browser, 'CUSTOMER').takeAll()).toEqual(['w-prater']);
		expect(browser.entries.has('favoriteStores')).toBe(false);
	});
});
