import { createHash } from 'node:crypto';

/**
 * Stateless randomness: the same key always gives the same number, regardless of earlier calls.
 * So a table can grow without changing the products that are already in it.
 */
export function draw(...key: (string | number)[]): number {
	return drawInteger(2 ** 32, ...key) / 2 ** 32;
}

export function drawInteger(below: number, ...key: (string | number)[]): number {
	let h = 0x811c9dc5;
	for (const char of key.join('\u0000')) {
		h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193);
	}
	h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return ((h ^ (h >>> 16)) >>> 0) % below;
}

export function pick<T>(list: readonly T[], ...key: (string | number)[]): T {
	const item = list[drawInteger(list.length, ...key)];
	if (item === undefined) throw new RangeError(`Nothing to pick for ${key.join(' ')}`);
	return item;
}

export function digits(length: number, key: string): string {
	const number = BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 15)}`);
	return String(number % 10n ** BigInt(length)).padStart(length, '0');
}
