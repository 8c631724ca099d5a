import type { DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { describe, expect, it } from 'vitest';
import { changeOf, type ProductForm, toForm } from './product-form.ts';

const nutrition = {
	...{ per: '100ml' as const, energyKj: 275, energyKcal: 66, fatGrams: 3.8, saturatesGrams: 2.4 },
	...{ carbohydrateGrams: 4.7, sugarsGrams: 4.7, proteinGrams: 3.3, saltGrams: 0.1 },
};
const milk = {
	...{ name: 'Heumilch', brand: { slug: 'almwerk', name: 'Almwerk' }, description: '' },
	parentCategories: [
		{ slug: 'kuehlwaren', name: 'Kühlwaren' },
		{ slug: 'milch', name: 'Milch' },
	],
	...{ contentText: '1 l', netContent: 1, depositPrice: 25, maxQuantity: 24, minimumAge: null },
	...{ keywords: ['Vollmilch', 'Milli'], labels: ['regional', 'organic'], origin: 'AT' },
	originText: null,
	food: {
		...{ ingredients: '**Heumilch**', allergens: ['milk'], traces: [], nutrition },
		...{ storage: null, preparation: null, producer: null, alcoholPercent: null },
	},
} as unknown as DeskProduct;

const change = (values: Partial<ProductForm>, tag = 'de-AT') =>
	changeOf(milk, { ...toForm(milk, tag), ...values }, tag);

describe('the form of a product', () => {
	it.each(['de-AT', 'en-GB'])('changes nothing that nobody has touched (%s)', (tag) => {
		expect(change({}, tag)).toEqual({ edit: {}, changed: [], invalid: [] });
	});

	it('sends only what differs, as the API wants it', () => {
		const { edit } = change({
			...{ name: ' Bio-Heumilch ', brand: '', netContent: '0,5', deposit: '0,29', origin: 'de' },
			...{ minimumAge: '18', keywords: 'Vollmilch, , Milli', storage: 'Bei 3–6 °C' },
		});
		expect(edit).toEqual({
			...{ name: 'Bio-Heumilch', brand: null, netContent: 0.5, depositCents: 29, origin: 'DE' },
			...{ minimumAge: 18, storage: 'Bei 3–6 °C' },
		});
	});

	it('knows that the order of chosen values means nothing', () => {
		expect(change({ labels: ['organic', 'regional'] }).changed).toEqual([]);
		expect(change({ allergens: ['milk', 'eggs'] }).edit).toEqual({ allergens: ['eggs', 'milk'] });
	});

	it('takes all of the nutrition or none, and fibre where it is given', () => {
		const amounts = toForm(milk, 'de-AT').nutrition;
		const empty = Object.fromEntries(Object.keys(amounts).map((name) => [name, '']));
		expect(change({ nutrition: empty as typeof amounts }).edit).toEqual({ nutrition: null });
		expect(change({ nutrition: { ...amounts, fibreGrams: '0,2' } }).edit).toEqual({
			nutrition: { ...nutrition, fibreGrams: 0.2 },
		});
		expect(change({ nutrition: { ...amounts, saltGrams: '' } }).invalid).toEqual(['nutrition']);
	});

	it.each([
		['name', { name: ' ' }],
		['netContent', { netContent: 'viel' }],
		['depositCents', { deposit: '1,999' }],
		['maxQuantity', { maxQuantity: '0' }],
		['origin', { origin: 'Österreich' }],
	])('does not send a %s that is none', (field, values) => {
		expect(change(values).invalid).toEqual([field]);
	});
});
