import type { ImportLine } from '@korb/contracts/admin/assortment/imports';
import { formatMessage } from '@korb/domain/i18n/icu';
import { backofficeMessages } from '@korb/messages/backoffice';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../platform/i18n/locale.tsx';
import { toRefusedRows } from './line-files.ts';
import { describeSent } from './refusal-words.ts';

const t: Translate = (key, values) => formatMessage(backofficeMessages.de[key], 'de-AT', values);
const invalid = { reason: 'invalid' } as const;

describe('describeSent', () => {
	it.each([
		['a column', 'eans', '12', 'EAN = 12'],
		['a price in cents', 'priceCents', '2,99', 'Preis in Cent = 2,99'],
		['a field without a column', 'promotion', '99', 'Aktion = 99'],
		['an entry of a list', 'eans.0', '12', 'EAN = 12'],
		['a part of a field', 'promotion.priceCents', '-1', 'Aktion = -1'],
		['a field of a group', 'food.allergens.0', 'nuts', 'Allergene = nuts'],
		['the line before', 'line', '3', 'Zeile = 3'],
		['a field without a name', 'type', 'brand', 'type = brand'],
	])('names %s', (_, field, value, words) => {
		expect(describeSent({ ...invalid, field, value }, t)).toBe(words);
	});

	it('leaves out what is not known', () => {
		expect(describeSent({ ...invalid, field: 'price', value: null }, t)).toBe('Preis');
		expect(describeSent({ ...invalid, field: 'price', value: '' }, t)).toBe('Preis');
		expect(describeSent({ ...invalid, field: null, value: 'x' }, t)).toBe('x');
	});
});

it('the file of refused lines names fields like the page', () => {
	const line = {
		...{ line: 2, sku: 'APFEL', kind: 'refused' },
		refusal: { ...invalid, field: 'eans', value: '12' },
	} as ImportLine;
	const [, row] = toRefusedRows([line], t);
	expect(row).toEqual([2, 'APFEL', 'Dieser Wert ist hier nicht erlaubt', 'EAN', '12']);
});
