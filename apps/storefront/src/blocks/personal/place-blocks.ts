import type { Block, PersonalPlace } from '@korb/contracts/content';

export type Placed = {
	place: number;
	/** What visitors see here, null for nothing. */
	block: Block | null;
	/** Undefined where all see the same. */
	personal: PersonalPlace | undefined;
};

/** Puts the blocks visitors see and the places that are empty for them back in their order. */
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
