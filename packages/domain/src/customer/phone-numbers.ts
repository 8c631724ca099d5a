import { callingCodeOf, leadingCallingCode } from './calling-codes.ts';

export type PhoneError = 'NOT_A_NUMBER' | 'INVALID_COUNTRY' | 'TOO_SHORT' | 'TOO_LONG';
export type PhoneNumber =
	| { ok: true; callingCode: string; nationalNumber: string }
	| { ok: false; error: PhoneError };

const MAX_INPUT = 250;
const MIN_DIGITS = 2;
const MAX_DIGITS = 17;

/** Digits with common separators; letters as on phone keypads are not supported. */
const looksLikeNumber = /^\+?[\d\s()/.\-–]*\d[\d\s()/.\-–]*$/;

/** The country whose numbers are written without a calling code. */
export function countryOfLocale(locale: string): string {
	return new Intl.Locale(locale).maximize().region ?? '';
}

export function parsePhone(text: string, country: string): PhoneNumber {
	if (text.length > MAX_INPUT) return { ok: false, error: 'TOO_LONG' };
	const typed = text.trim();
	if (!looksLikeNumber.test(typed)) return { ok: false, error: 'NOT_A_NUMBER' };
	const digits = typed.replace(/\D/g, '');
	const abroad = typed.startsWith('+') ? digits : digitsAfterExitCode(digits, country);
	const callingCode = abroad === null ? callingCodeOf(country) : leadingCallingCode(abroad);
	if (!callingCode) return { ok: false, error: 'INVALID_COUNTRY' };
	const national = abroad === null ? digits : abroad.slice(callingCode.length);
	const nationalNumber = national.replace(/^0+/, '');
	if (nationalNumber.length < MIN_DIGITS) return { ok: false, error: 'TOO_SHORT' };
	if (nationalNumber.length > MAX_DIGITS) return { ok: false, error: 'TOO_LONG' };
	return { ok: true, callingCode, nationalNumber };
}

/** Canonical format: `+43` and the rest, or the input if it is not a number. */
export function formatPhone(text: string, country: string): string {
	const phone = parsePhone(text, country);
	return phone.ok ? `+${phone.callingCode}${phone.nationalNumber}` : text;
}

/** The international exit code is 011 in North America and 00 almost everywhere else. */
function digitsAfterExitCode(digits: string, country: string): string | null {
	const exitCode = callingCodeOf(country) === '1' ? '011' : '00';
	return digits.startsWith(exitCode) ? digits.slice(exitCode.length) : null;
}
