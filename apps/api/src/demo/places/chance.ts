import { createHash } from 'node:crypto';

/** Between 0 and 1, always the same for the same words: every demo looks alike. */
export function chance(...words: (string | number)[]): number {
	return createHash('md5').update(words.join('|')).digest().readUInt32BE() / 2 ** 32;
}
