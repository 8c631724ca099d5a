import type { DeskSearch } from './order-desk.sql.ts';

/** Shorter ones match too much to be an answer, and no index helps them. */
const SHORTEST = 3;

/**
 * What a caller says, as a pattern for `search_text`. A phone number is matched without its leading
 * zeros, since orders keep the international form. Null: too short to search for.
 */
export function toSearch(said: string): DeskSearch | null {
	const text = said.trim().toLowerCase();
	if (text.length < SHORTEST) return null;
	const isNumber = /^[+\d\s/()-]+$/.test(text);
	const digits = isNumber ? text.replaceAll(/\D/g, '') : '';
	const orderNumber = isNumber && /^\d{6,15}$/.test(digits) ? digits : null;
	const wanted = isNumber ? digits.replace(/^0+/, '') : text;
	// Signs and zeros alone would match every order.
	if (wanted === '') return null;
	return { pattern: `%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`, orderNumber };
}
