import { createHash } from 'node:crypto';

/** A number from 0 to 1, deterministic for the same arguments, so that every demo is identical. */
export function chance(...words: (string | number)[]): number {
	return createHash('md5').update(words.join('|')).digest().readUInt32BE() / 2 ** 32;
}
