import type { Tint } from '../../../ui/card/plate-card.tsx';

const tints: readonly string[] = [
	'peach',
	'butter',
	'sage',
	'mint',
	'sky',
	'lilac',
	'rose',
	'sand',
] satisfies Tint[];

/** The plate of a picture; one this version does not know is the neutral one. */
export function toTint(name: string | null): Tint | undefined {
	return name !== null && tints.includes(name) ? (name as Tint) : undefined;
}
