/** What a number means, by the format of its cell. */
export type NumberFormat =
	| { kind: 'plain' }
	| { kind: 'date' }
	| { kind: 'padded'; digits: number };

export type Cell = { type: string; value: string; format: NumberFormat };

const DAY_MS = 86_400_000;
/** Day 0 of a workbook. Excel believes in 29 February 1900, so days before March 1900 are one off. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** More digits than a spreadsheet has are an error of binary fractions: 1.4900000000000002. */
const DIGITS = 15;

/** A cell as it would stand in a CSV: decimals with a point, days as 2026-07-20. */
export function toCellText(
	{ type, value, format }: Cell,
	workbook: { strings: readonly string[]; is1904: boolean },
): string {
	if (type === 's') return workbook.strings[Number(value)] ?? '';
	if (type === 'b') return value === '1' ? 'yes' : 'no';
	if (type === 'd') return value.slice(0, 10);
	if (type !== 'n' || value.trim() === '') return value;
	const number = Number(value);
	if (!Number.isFinite(number)) return value;
	if (format.kind === 'date') return toDay(number, workbook.is1904) ?? value;
	const text = String(Number(number.toPrecision(DIGITS)));
	return format.kind === 'padded' && /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text;
}

function toDay(days: number, is1904: boolean): string | null {
	const date = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + Math.floor(days) * DAY_MS);
	return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

/** Formats that every workbook has without naming them (ECMA-376, 18.8.30). */
const builtInDates = new Set([
	14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58,
]);

/** As long as spreadsheets allow. */
const MAX_CODE = 255;

export function toNumberFormat(id: number, codes: ReadonlyMap<number, string>): NumberFormat {
	const code = codes.get(id)?.slice(0, MAX_CODE);
	if (code === undefined) return { kind: builtInDates.has(id) ? 'date' : 'plain' };
	// Texts in quotes, escaped characters, colours and locales say nothing about the number.
	const bare = code.replaceAll(/"[^"]*"|\\.|\[[^[\]]*\]/g, '');
	if (/[dy]/i.test(bare)) return { kind: 'date' };
	return /^0{2,}$/.test(bare) ? { kind: 'padded', digits: bare.length } : { kind: 'plain' };
}
