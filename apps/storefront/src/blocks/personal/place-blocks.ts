import type { Block, PersonalPlace } from '@korb/contracts/content/content';

export type Placed = {
	place: number;
	/** The guest block, or null for none. */
	block: Block | null;
	/** Undefined where all audiences see the same. */
	personal: PersonalPlace | undefined;
};

/** Merges guest blocks and personalised sections into page order. */
export function placeBlocks(
	blocks: readonly Block[],
	personal: readonly PersonalPlace[],
): Placed[] {
	const byPlace = new Map(personal.map((entry) => [entry.place, entry]));
	const gaps = personal.filter(isGap).length;
	let next = 0;
	return Array.from({ length: blocks.length + gaps }, (_, place) => {
		const entry = byPlace.get(place);
		const block = entry && isGap(entry) ? null : (blocks[next++] ?? null);
		return { place, block, personal: entry };
	});
}

function isGap({ shownTo }: PersonalPlace): boolean {
	return !shownTo.includes('anonymous');
}
