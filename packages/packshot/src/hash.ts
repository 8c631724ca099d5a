/** FNV-1a, 32 bit: spreads short names well and needs no library in the browser. */
export function hash(text: string): number {
	let h = 2166136261;
	for (let i = 0; i < text.length; i++) {
		h ^= text.charCodeAt(i);
		h = Math.imul(h, 16777619);
	}
	return h >>> 0;
}

export function pick<T>(list: readonly [T, ...T[]], number: number): T {
	return list[number % list.length] ?? list[0];
}
