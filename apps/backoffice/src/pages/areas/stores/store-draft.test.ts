import { describe, expect, it } from 'vitest';
import { readPosition, readStoreValues, type StoreDraft, toStoreValues } from './store-draft.ts';

const store: StoreDraft = {
	...{ storeId: 'neubau', version: 1, name: 'Korb Neubau', streetName: 'Neubaugasse' },
	...{ streetNumber: '12', postalCode: '1070', city: 'Wien', phoneNumber: '', unit: 'wien' },
	...{ position: { lat: 48.2, lng: 16.35 }, areaNumber: 'W1', changedAt: null },
	openingHours: [{ weekday: 1, opens: '08:00', closes: '18:00' }],
};
const values = toStoreValues(store);

describe('a store as typed', () => {
	it('is read as it was stored', () => {
		const { storeId: _, version: __, areaNumber: ___, changedAt: ____, ...input } = store;
		expect(readStoreValues(values, false).input).toEqual(input);
	});

	it.each([
		['name', ''],
		['streetNumber', ' '],
		['postalCode', '<b>'],
		['phoneNumber', 'call us'],
		['position', 'Wien'],
	])('has no %s that is %j', (name, typed) => {
		const { input, errors } = readStoreValues({ ...values, [name]: typed }, false);
		expect(input).toBeNull();
		expect(errors).toEqual({ [name]: true });
	});

	it('has an id that staff choose once', () => {
		const odd = { ...values, storeId: 'Neubau!' };
		expect(readStoreValues(odd, true).errors).toEqual({ storeId: true });
		expect(readStoreValues(odd, false).errors).toEqual({});
	});

	it('names the days whose hours make no sense', () => {
		const hours = values.hours.with(5, '18–8');
		const { input, wrongDays } = readStoreValues({ ...values, hours }, false);
		expect(input).toBeNull();
		expect(wrongDays.indexOf(true)).toBe(5);
	});
});

it.each([
	['48.2, 16.35', { lat: 48.2, lng: 16.35 }],
	['-33.8 151', { lat: -33.8, lng: 151 }],
	['91, 16', null],
	['48,2, 16,3', null],
])('reads the position %j', (text, expected) => {
	expect(readPosition(text)).toEqual(expected);
});
