import { type Cents, cents } from '../pricing/money.ts';

export type PayingCard = { id: string; balance: number; isExpired: boolean };

/** What the gift cards of a wallet can pay. */
export function spendableOf(cards: readonly PayingCard[]): Cents {
	const valid = cards.filter(({ isExpired }) => !isExpired);
	return cents(valid.reduce((sum, { balance }) => sum + balance, 0));
}

export type WalletProblem = '260' | '261' | '264';

/**
 * Why the gift cards of a cart cannot pay what they have to; null when they can. The wallet is null
 * while the cart does not use it.
 */
export function walletProblem(
	cards: readonly PayingCard[] | null,
	needed: number,
): WalletProblem | null {
	if (cards?.length === 0) return '264';
	if (cards?.every(({ isExpired }) => isExpired)) return '260';
	const least = cards ? Math.max(1, needed) : needed;
	return spendableOf(cards ?? []) < least ? '261' : null;
}

export type CardPart = { id: string; amount: Cents };

/** Takes an amount from cards in their order, from each as much as it has. */
export function takeFromCards(
	cards: readonly { id: string; balance: number }[],
	amount: number,
): CardPart[] {
	let left = cents(amount);
	const parts = cards.map(({ id, balance }) => {
		const part = cents(Math.min(balance, left));
		left = cents(left - part);
		return { id, amount: part };
	});
	if (left > 0) throw new RangeError('the cards do not cover the amount');
	return parts.filter((part) => part.amount > 0);
}
