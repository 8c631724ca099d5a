import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlaceholders, writePlaceholders } from './placeholders.ts';

describe('placeholders', () => {
	it('CUST-119 stand for empty fields, each long enough for its field', () => {
		const sent = writePlaceholders({
			lastName: '',
			phoneNumber: '',
			postalCode: ' ',
			city: 'Wien',
		});
		expect(sent).toEqual({ lastName: 'na', phoneNumber: 'nan', postalCode: 'nana', city: 'Wien' });
	});

	it('CUST-119 are not added for missing fields', () => {
		expect(writePlaceholders({ city: 'Wien', primary: true })).toEqual({
			city: 'Wien',
			primary: true,
		});
	});

	it('CUST-120 are removed when an address is read', () => {
		const read = readPlaceholders({
			lastName: 'na',
			phoneNumber: 'nan',
			postalCode: 'nana',
			city: 'Wien',
		});
		expect(read).toEqual({ lastName: '', phoneNumber: '', postalCode: '', city: 'Wien' });
	});

	it.each([
		['Na', 'Na'],
		['Nan', 'Nan'],
		['Nana', 'Nana'],
		['nan', 'nan'],
		['nana', 'nana'],
		['na', 'Na'],
	])('CUST-120 do not remove the name %s', (lastName, kept) => {
		expect(readPlaceholders(writePlaceholders({ lastName }))).toEqual({ lastName: kept });
	});

	it('CUST-119 CUST-120 round-trip every address, except for capitalisation', () => {
		const text = fc.oneof(fc.constantFrom('', 'na', 'nan', 'nana', 'Na'), fc.string());
		const address = fc.record({ firstName: text, postalCode: text, phoneNumber: text, door: text });
		fc.assert(
			fc.property(address, (given) => {
				const back = readPlaceholders(writePlaceholders(given));
				for (const [field, value] of Object.entries(given)) {
					const now = back[field as keyof typeof back];
					expect(now.toLowerCase()).toBe(value.trim() === '' ? '' : value.toLowerCase());
				}
			}),
		);
	});
});
