import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatMessage } from '../i18n/icu.ts';
import { addressFields, checkoutAddressFields } from './address-fields.ts';
import { checkField, checkForm, type FieldRules } from './form-rules.ts';

const bundle = join(import.meta.dirname, '../../../messages/src/en.json');
const texts: Record<string, string> = JSON.parse(readFileSync(bundle, 'utf8'));

/** The message an English shopper reads. */
function say(value: string, rules: FieldRules): string | null {
	const problem = checkField(value, rules);
	if (!problem) return null;
	return formatMessage(texts[problem.key] ?? '', 'en-GB', { ...problem });
}

const required = 'This field is required';
const atMost = (limit: number) => `You must enter a maximum of ${limit} characters`;
const atLeast = (limit: number) => `You must enter a minimum of ${limit} characters`;
const invalid = 'Invalid format';
const x = (length: number) => 'x'.repeat(length);

describe('address fields', () => {
	const { firstName, lastName, postalCode, city, houseNumber, streetNumber } = addressFields;
	const { stairCase, floor, door, companyName, title, deliveryNote, phoneNumber } = addressFields;
	const { companyRegistrationNumber, valueAddedTaxId } = addressFields;
	it.each<[string, FieldRules, [string, string | null][]]>([
		[
			'FORM-11 FORM-05 first name',
			firstName,
			[
				['', null],
				[x(20), null],
				[x(21), atMost(20)],
			],
		],
		[
			'FORM-12 surname',
			lastName,
			[
				['', null],
				[x(24), null],
				[x(25), atMost(24)],
			],
		],
		[
			'FORM-13 FORM-01 FORM-06 FORM-08 zip',
			postalCode,
			[
				['', required],
				['  ', required],
				['107', atLeast(4)],
				['1070', null],
				['SW1A 1A', null],
				['SW1A 1AA', null],
				['1 0 7', atLeast(4)],
				['SW1A 1AAA', atMost(7)],
				['A-1070', null],
				['12345678', atMost(7)],
				['10_70', invalid],
			],
		],
		[
			'FORM-14 city',
			city,
			[
				['', required],
				['Wien', null],
				['Wien <b>', invalid],
				['Wien >', null],
			],
		],
		[
			'FORM-15 house number',
			houseNumber,
			[
				['', required],
				['12a/3', null],
				['123456', atMost(5)],
			],
		],
		[
			'FORM-16 street number',
			streetNumber,
			[
				['', null],
				[x(40), null],
				[x(41), atMost(40)],
			],
		],
		[
			'FORM-17 door',
			door,
			[
				['', null],
				[x(4), null],
				[x(5), atMost(4)],
			],
		],
		[
			'FORM-18 floor',
			floor,
			[
				['', null],
				[x(20), null],
				[x(21), atMost(20)],
			],
		],
		[
			'FORM-19 staircase',
			stairCase,
			[
				['', null],
				[x(4), null],
				[x(5), atMost(4)],
			],
		],
		[
			'FORM-20 company',
			companyName,
			[
				['', null],
				[x(50), null],
				[x(51), atMost(50)],
			],
		],
		[
			'FORM-21 academic title',
			title,
			[
				['', null],
				[x(15), null],
				[x(16), atMost(15)],
			],
		],
		[
			'FORM-22 delivery note',
			deliveryNote,
			[
				['', null],
				[x(240), null],
				[x(241), atMost(240)],
				['<', invalid],
				['a > b', invalid],
			],
		],
		[
			'FORM-23 registration number',
			companyRegistrationNumber,
			[
				['', null],
				[x(6), atLeast(7)],
				[x(7), null],
				[x(14), null],
				[x(15), atMost(14)],
			],
		],
		[
			'FORM-24 VAT',
			valueAddedTaxId,
			[
				['', null],
				[x(6), atLeast(7)],
				[x(7), null],
				[x(14), null],
				[x(15), atMost(14)],
			],
		],
		[
			'FORM-27 phone',
			phoneNumber,
			[
				['', null],
				['+4366412', null],
				['+436641', invalid],
				['+123456789012345', null],
				['+1234567890123456', invalid],
				['06641234567', invalid],
			],
		],
	])('%s', (_field, rules, cases) => {
		for (const [value, message] of cases)
			expect([value, say(value, rules)]).toEqual([value, message]);
	});
});

describe('address fields at checkout', () => {
	const { streetName, streetNumber, additionalInfo, deliveryAddressText } = checkoutAddressFields;
	it.each<[string, FieldRules, [string, string | null][]]>([
		[
			'FORM-52 street name',
			streetName,
			[
				['', required],
				[x(255), null],
				[x(256), atMost(255)],
			],
		],
		[
			'FORM-53 street number',
			streetNumber,
			[
				['', required],
				[x(5), null],
				[x(6), atMost(5)],
			],
		],
		[
			'FORM-54 additional info',
			additionalInfo,
			[
				['', null],
				[x(255), null],
				[x(256), atMost(255)],
			],
		],
		[
			'FORM-55 delivery address text',
			deliveryAddressText,
			[
				['', null],
				[x(60), null],
				[x(61), atMost(60)],
				['<', invalid],
			],
		],
	])('%s', (_field, rules, cases) => {
		for (const [value, message] of cases)
			expect([value, say(value, rules)]).toEqual([value, message]);
	});

	it('are validated together', () => {
		expect(checkForm({ streetName: 'Neubaugasse', city: '' }, checkoutAddressFields)).toEqual({
			city: { key: 'form.required' },
			houseNumber: { key: 'form.required' },
			postalCode: { key: 'form.required' },
			streetNumber: { key: 'form.required' },
		});
		const whole = {
			streetName: 'Neubaugasse',
			streetNumber: '12',
			houseNumber: '12',
			city: 'Wien',
			postalCode: '1070',
		};
		expect(checkForm(whole, checkoutAddressFields)).toEqual({});
	});
});
