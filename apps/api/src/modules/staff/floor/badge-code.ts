import { randomInt } from 'node:crypto';
import { hashSecret } from '../../identity/index.ts';

/** Without characters that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Nearly eighty bits, in a barcode that fits on a badge. */
const LENGTH = 16;

export function makeBadgeCode(): string {
	return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** As it is scanned or typed. */
export function hashBadgeCode(text: string): Buffer {
	return hashSecret(`badge ${text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);
}
