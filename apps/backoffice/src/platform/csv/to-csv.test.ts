import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

const rowOf = (cell: Parameters<typeof toCsv>[0][number][number], tag = 'en-GB') =>
	toCsv([[cell]], tag).slice(1, -2);

describe('a CSV file', () => {
	it('is written as spreadsheets of the language expect', () => {
		const rows = [
			['Tag', 'Umsatz', 'Anteil'],
			['Montag', 12.5, { percent: -1.5 }],
			['Dienstag', null, 3],
		];
		expect(toCsv(rows, 'de-AT')).toBe(
			'\uFEFF"Tag";"Umsatz";"Anteil"\r\n"Montag";12,5;-1,5 %\r\n"Dienstag";;3\r\n',
		);
		expect(toCsv(rows.slice(1, 2), 'en-GB')).toBe('\uFEFF"Montag",12.5,-1.5 %\r\n');
	});

	it.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '\t=1', '\r=1', '＝1'])(
		'holds no formula: %j',
		(text) => {
			expect(rowOf(text)).toBe(`"'${text}"`);
		},
	);

	it('keeps quotes, separators and line breaks inside a cell', () => {
		expect(rowOf('a"b;c,d\ne')).toBe('"a""b;c,d\ne"');
		expect(rowOf('marillen-knödel')).toBe('"marillen-knödel"');
	});
});
