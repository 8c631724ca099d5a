import { describe, expect, it } from 'vitest';
import { spendableOf, takeFromCards, walletProblem } from './pay-by-gift-card.ts';

const card = (id: string, balance: number, isExpired = false) => ({ id, balance, isExpired });

describe('walletProblem', () => {
	it.each([
		['ERR-39 CHK-74 every card has expired', [card('a', 20_00, true)], 1, '260'],
		['ERR-40 CHK-74 they do not cover it', [card('a', 20_00), card('b', 5_00)], 25_01, '261'],
		['ERR-40 CHK-74 nothing is left on them', [card('a', 0)], 0, '261'],
		['ERR-41 CHK-74 there is no card', [], 0, '264'],
		['they cover it', [card('a', 20_00), card('b', 5_00)], 25_00, null],
		['expired cards do not count', [card('a', 20_00), card('b', 5_00, true)], 25_00, '261'],
		['the wallet is not used', null, 0, null],
		['ERR-40 the wallet is not used any more', null, 1, '261'],
	])('%s', (_title, cards, needed, problem) => {
		expect(walletProblem(cards, needed)).toBe(problem);
	});
});

describe('takeFromCards', () => {
	it('empties one card after the other', () => {
		expect(takeFromCards([card('a', 5_00), card('b', 0), card('c', 9_00)], 7_00)).toEqual([
			{ id: 'a', amount: 5_00 },
			{ id: 'c', amount: 2_00 },
		]);
	});

	it('never takes more than there is', () => {
		expect(() => takeFromCards([card('a', 5_00)], 5_01)).toThrow(RangeError);
	});
});

it('CHK-70 spends all cards that have not expired', () => {
	expect(spendableOf([card('a', 5_00), card('b', 9_00, true), card('c', 1)])).toBe(5_01);
});
