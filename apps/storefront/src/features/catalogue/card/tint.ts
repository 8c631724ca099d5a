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

/** The background tint of a picture; an unknown one falls back to neutral. */
export function toTint(name: string | null): Tint | undefined {
	return name !== null && tints.includes(name) ? (name as Tint) : undefined;
}
