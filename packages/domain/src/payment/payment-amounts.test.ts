import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	captureAmount,
	isAsAgreed,
	splitPayment,
	splitRefund,
	walletShare,
} from './payment-amounts.ts';

const money = fc.integer({ min: 0, max: 1_000_000 });

describe('splitPayment', () => {
	it.each([
		['CHK-91 a card reserves the maximum', [5000, 5400, 0, true], [0, 5000, 5400]],
		['CHK-89 nothing is reserved at the door', [5000, 5400, 0, false], [0, 5000, 5000]],
		['CHK-91 gift cards pay first', [5000, 5400, 1500, true], [1500, 3500, 3900]],
		['gift cards pay no more than is due', [5000, 5400, 9000, true], [5000, 0, 0]],
		['a cent is left for the card', [5000, 5400, 4999, true], [4999, 1, 401]],
		['nothing costs nothing', [0, 0, 500, true], [0, 0, 0]],
		['a negative gift card balance counts as zero', [5000, 5000, -1, true], [0, 5000, 5000]],
	] as const)('%s', (_title, [total, maximum, wallet, reservesMore], expected) => {
		const split = splitPayment({ total, maximum, wallet, reservesMore });
		expect([split.wallet, split.planned, split.reserved]).toEqual(expected);
	});

	it('CHK-30 parts add up to the total, and the reserve to the maximum', () => {
		const dues = fc.record({
			total: money,
			more: money,
			wallet: money,
			reservesMore: fc.boolean(),
		});
		fc.assert(
			fc.property(dues, ({ total, more, wallet, reservesMore }) => {
				const maximum = total + more;
				const split = splitPayment({ total, maximum, wallet, reservesMore });
				expect(split.wallet + split.planned).toBe(total);
				expect(split.wallet).toBeLessThanOrEqual(wallet);
				expect(split.reserved).toBeGreaterThanOrEqual(split.planned);
				expect(split.reserved + split.wallet).toBeLessThanOrEqual(maximum);
				if (!reservesMore) expect(split.reserved).toBe(split.planned);
				if (reservesMore && split.planned > 0) {
					expect(split.wallet + split.reserved).toBe(maximum);
				}
			}),
		);
	});

	it.each([
		['what they pay of the estimate', 1500, 1500],
		['the maximum, if they pay alone', 9000, 5400],
		['all they have, if they pay alone', 5200, 5200],
	])('holds on gift cards %s', (_title, wallet, held) => {
		const dues = { total: 5000, maximum: 5400, wallet, reservesMore: true };
		expect(splitPayment(dues).held).toBe(held);
	});

	it('rejects fractions of cents', () => {
		const dues = { total: 0.5, maximum: 1, wallet: 0, reservesMore: true };
		expect(() => splitPayment(dues)).toThrow(RangeError);
	});
});

describe('captureAmount', () => {
	it.each([
		['the final price', { authorised: 5400, captured: 0 }, 5100, 0, 5100],
		['lighter than estimated', { authorised: 5400, captured: 0 }, 4700, 0, 4700],
		['never above the reservation', { authorised: 5400, captured: 0 }, 6000, 0, 5400],
		['the rest after an earlier capture', { authorised: 5400, captured: 2000 }, 5100, 0, 3100],
		['nothing once everything is captured', { authorised: 5400, captured: 5400 }, 5100, 0, 0],
		['gift cards have paid part of it', { authorised: 3900, captured: 0 }, 5100, 1500, 3600],
		['gift cards have paid all of it', { authorised: 0, captured: 0 }, 900, 1500, 0],
	])('%s', (_title, reservation, finalPrice, wallet, taken) => {
		expect(captureAmount(reservation, finalPrice, wallet)).toBe(taken);
	});

	it('captures at most the reserved amount, in any number of parts', () => {
		const input = fc.record({ authorised: money, prices: fc.array(money, { maxLength: 8 }) });
		fc.assert(
			fc.property(input, ({ authorised, prices }) => {
				let captured = 0;
				for (const price of prices) {
					const part = captureAmount({ authorised, captured }, price);
					expect(part).toBeGreaterThanOrEqual(0);
					captured += part;
					expect(captured).toBeLessThanOrEqual(authorised);
				}
			}),
		);
	});

	it('the agreed maximum is always covered by the reservation', () => {
		const dues = fc.record({ total: money, more: money, wallet: money, share: fc.nat(100) });
		fc.assert(
			fc.property(dues, ({ total, more, wallet, share }) => {
				const split = splitPayment({ total, maximum: total + more, wallet, reservesMore: true });
				fc.pre(split.planned > 0);
				const final = total + Math.floor((more * share) / 100);
				const reservation = { authorised: split.reserved, captured: 0 };
				expect(captureAmount(reservation, final, split.wallet)).toBe(final - split.wallet);
			}),
		);
	});
});

describe('walletShare', () => {
	it.each([
		['as estimated', { held: 1500, planned: 3500 }, 5000, 1500],
		['less: the gift card gets it back first', { held: 1500, planned: 3500 }, 4600, 1100],
		['much less: all of it', { held: 1500, planned: 3500 }, 3000, 0],
		['more: the other method pays it', { held: 1500, planned: 3500 }, 5300, 1500],
		['more: gift cards pay alone', { held: 5400, planned: 0 }, 5300, 5300],
		['never more than was held', { held: 5200, planned: 0 }, 5300, 5200],
		['no gift card', { held: 0, planned: 5000 }, 5300, 0],
	])('%s', (_title, paid, finalPrice, share) => {
		expect(walletShare(paid, finalPrice)).toBe(share);
	});
});

describe('splitRefund', () => {
	it.each([
		['the gift card first', [4000, 0, 1000, 0], 800, [0, 800]],
		['then the card', [4000, 0, 1000, 0], 3000, [2000, 1000]],
		['never more than was paid', [4000, 0, 1000, 0], 9000, [4000, 1000]],
		['only what is not refunded yet', [4000, 3500, 1000, 900], 9000, [500, 100]],
	] as const)('%s', (_title, [captured, refunded, wallet, walletRefunded], amount, expected) => {
		const split = splitRefund({ captured, refunded, wallet, walletRefunded }, amount);
		expect([split.provider, split.wallet]).toEqual(expected);
	});

	it('refunds never exceed captures, in any number of steps', () => {
		const input = fc.record({ captured: money, wallet: money, amounts: fc.array(money) });
		fc.assert(
			fc.property(input, ({ captured, wallet, amounts }) => {
				const books = { captured, refunded: 0, wallet, walletRefunded: 0 };
				for (const amount of amounts) {
					const split = splitRefund(books, amount);
					expect(Math.min(split.provider, split.wallet)).toBeGreaterThanOrEqual(0);
					expect(split.provider + split.wallet).toBeLessThanOrEqual(amount);
					books.refunded += split.provider;
					books.walletRefunded += split.wallet;
				}
				expect(books.refunded).toBeLessThanOrEqual(captured);
				expect(books.walletRefunded).toBeLessThanOrEqual(wallet);
			}),
		);
	});
});

describe('isAsAgreed', () => {
	const requested = { reserved: 5400, currency: 'EUR' };
	it.each([
		['the same', { authorised: 5400, currency: 'EUR' }, true],
		['a cent less', { authorised: 5399, currency: 'EUR' }, false],
		['a cent more', { authorised: 5401, currency: 'EUR' }, false],
		['another currency', { authorised: 5400, currency: 'GBP' }, false],
	])('%s', (_title, answered, expected) => {
		expect(isAsAgreed(requested, answered)).toBe(expected);
	});
});
