import fc from 'fast-check';
import { getCountries, getCountryCallingCode, parsePhoneNumberWithError } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { callingCodeOf, leadingCallingCode } from './calling-codes.ts';
import { countryOfLocale, formatPhone, parsePhone } from './phone-numbers.ts';

describe('phone numbers', () => {
	it.each([
		['01 234 56 78', '+4312345678'],
		['+43 (0)1 234 56 78', '+4312345678'],
		['0043 1 2345678', '+4312345678'],
		['+44 20 7946 0101', '+442079460101'],
		['0664/123-45.67', '+436641234567'],
		['0049 030 1234', '+49301234'],
		[' 664 1234567 ', '+436641234567'],
	])('CUST-127 %s is shown as %s', (typed, shown) => {
		expect(formatPhone(typed, 'AT')).toBe(shown);
	});

	it.each(['nach 18 Uhr', '', '+', '()', '+999 123456', '0', 'x'.repeat(300)])(
		'CUST-128 %j is stored as typed',
		(typed) => {
			expect(formatPhone(typed, 'AT')).toBe(typed);
		},
	);

	it.each([1, 2, 17, 18])('CUST-129 a national number of %i digits', (length) => {
		const parsed = parsePhone(`+43${'5'.repeat(length)}`, 'AT');
		const errors: Record<number, string> = { 1: 'TOO_SHORT', 18: 'TOO_LONG' };
		expect(parsed).toEqual(
			errors[length]
				? { ok: false, error: errors[length] }
				: { ok: true, callingCode: '43', nationalNumber: '5'.repeat(length) },
		);
	});

	it('CUST-130 CUST-134 input over 250 characters is too long, whatever it contains', () => {
		const padded = (length: number) => `+431234567${' '.repeat(length - 10)}`;
		expect(parsePhone(padded(250), 'AT')).toMatchObject({ ok: true });
		expect(parsePhone(padded(251), 'AT')).toEqual({ ok: false, error: 'TOO_LONG' });
	});

	it.each([
		['CUST-131', 'abc', 'AT', 'NOT_A_NUMBER'],
		['CUST-131', '', 'AT', 'NOT_A_NUMBER'],
		['CUST-131', '43+1234567', 'AT', 'NOT_A_NUMBER'],
		['CUST-132', '1234567', 'XX', 'INVALID_COUNTRY'],
		['CUST-132', '+9991234567', 'AT', 'INVALID_COUNTRY'],
		['CUST-133', '+431', 'AT', 'TOO_SHORT'],
		['CUST-133', '000', 'AT', 'INVALID_COUNTRY'],
		['CUST-134', `+43${'1'.repeat(18)}`, 'AT', 'TOO_LONG'],
	])('%s %j in %s: %s', (_id, typed, country, error) => {
		expect(parsePhone(typed, country)).toEqual({ ok: false, error });
	});

	it('supports 011 as the exit code of North America', () => {
		expect(formatPhone('011 43 1 2345678', 'US')).toBe('+4312345678');
		expect(formatPhone('011 43 1 2345678', 'AT')).toBe('+4311431 2345678'.replace(' ', ''));
	});

	it('has the calling codes of every country', () => {
		for (const country of getCountries()) {
			expect([country, callingCodeOf(country)]).toEqual([country, getCountryCallingCode(country)]);
		}
		expect(leadingCallingCode('4312345')).toBe('43');
		expect(leadingCallingCode('999')).toBeNull();
	});

	it('parses numbers like libphonenumber', () => {
		const countries = fc.constantFrom('AT', 'DE', 'CH', 'GB', 'FR', 'SK', 'SI', 'CZ', 'NL');
		const digits = fc.stringMatching(/^[1-9]\d{6,10}$/);
		const prefix = fc.constantFrom('+', '00');
		fc.assert(
			fc.property(countries, countries, digits, prefix, (here, there, national, sign) => {
				const typed = `${sign}${getCountryCallingCode(there as 'AT')} ${national}`;
				const theirs = parsePhoneNumberWithError(typed, {
					defaultCountry: here as 'AT',
					extract: false,
				});
				// National prefixes are out of scope: CUST-127 only strips zeros.
				fc.pre(theirs.nationalNumber === national);
				expect(parsePhone(typed, here)).toEqual({
					ok: true,
					callingCode: theirs.countryCallingCode,
					nationalNumber: theirs.nationalNumber,
				});
			}),
		);
	});

	it('CUST-127 CUST-128 formatting is idempotent', () => {
		const typed = fc.stringMatching(/^[+\d ()/-]{0,24}$/);
		fc.assert(
			fc.property(typed, (text) => {
				const once = formatPhone(text, 'AT');
				expect(formatPhone(once, 'GB')).toBe(once.startsWith('+') ? once : formatPhone(text, 'GB'));
			}),
		);
	});
});

describe('the country of a locale', () => {
	it.each([
		['de-AT', '0660 1234567', '+436601234567'],
		['en-GB', '020 7946 0123', '+442079460123'],
		['de', '030 901820', '+4930901820'],
	])('CUST-126 %s reads %s as %s', (locale, typed, shown) => {
		expect(formatPhone(typed, countryOfLocale(locale))).toBe(shown);
	});
});
