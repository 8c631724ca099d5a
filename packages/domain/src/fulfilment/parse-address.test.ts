import { describe, expect, it } from 'vitest';
import { foldAddress, parseAddress } from './parse-address.ts';

describe('parsing a place', () => {
	it.each([
		['Währinger Straße', 'waehringer strasse'],
		['WAEHRINGER  STR.', 'waehringer strasse'],
		['Lamb’s Conduit Street', 'lambs conduit street'],
		['St.-Peter-Hauptstraße', 'st peter hauptstrasse'],
		['Café-Gasse', 'cafe gasse'],
	])('folds %s', (text, folded) => {
		expect(foldAddress(text)).toBe(folded);
	});

	it.each([
		['Neubaugasse 12/3, 1070 Wien', ['neubaugasse', '1070', 'wien'], '12'],
		['221b Baker Street, London NW1', ['baker', 'street', 'london', 'nw1'], '221b'],
		['Neubaugasse', ['neubaugasse'], null],
		['1070', ['1070'], null],
		['Straße des 12. Februar 5', ['strasse', 'des', 'februar', '5'], '12'],
		['', [], null],
	])('splits %s', (text, words, houseNumber) => {
		expect(parseAddress(text)).toEqual({ words, houseNumber });
	});
});
