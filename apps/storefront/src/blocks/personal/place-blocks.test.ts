import type { Block, PersonalPlace } from '@korb/contracts/content/content';
import { describe, expect, it } from 'vitest';
import { placeBlocks } from './place-blocks.ts';

const block = (name: string) => ({ type: name }) as unknown as Block;
const place = (at: number, ...shownTo: PersonalPlace['shownTo']): PersonalPlace => ({
	place: at,
	type: 'text',
	shownTo,
});
const names = (blocks: string[], personal: PersonalPlace[]) =>
	placeBlocks(blocks.map(block), personal).map(
		(entry) => `${entry.block?.type ?? '-'}${entry.personal ? '*' : ''}`,
	);

describe('placing the blocks of a page', () => {
	it('returns its blocks where all audiences see the same', () => {
		expect(names(['a', 'b'], [])).toEqual(['a', 'b']);
		expect(names([], [])).toEqual([]);
	});

	it('leaves a gap where only customers see something', () => {
		expect(names(['a', 'b'], [place(1, 'customer')])).toEqual(['a', '-*', 'b']);
		expect(names([], [place(0, 'loyalty'), place(1, 'loyalty')])).toEqual(['-*', '-*']);
		expect(names(['a'], [place(0, 'customer'), place(2, 'loyalty')])).toEqual(['-*', 'a', '-*']);
	});

	it('places the guest block where customers see a different one', () => {
		expect(names(['a', 'b'], [place(1, 'anonymous')])).toEqual(['a', 'b*']);
	});
});
