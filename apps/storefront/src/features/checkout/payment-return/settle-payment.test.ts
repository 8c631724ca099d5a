import type { CheckoutDone } from '@korb/contracts/checkout';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { readReturn } from './read-return.ts';
import { settlePayment } from './settle-payment.ts';

const done = { orderNumber: '10000001' } as CheckoutDone;
const pending = { state: 'pending', retryAfterMs: 1500 } as const;

type Answer = typeof done | typeof pending | ApiError;

/** Plays a payment return with the given answers of the API and notes what happens, in order. */
async function play(
	answers: Answer[],
	{ query = '', isLoggedIn = false, isCartSlow = false } = {},
) {
	const happened: string[] = [];
	const note = (name: string) => () => void happened.push(name);
	let letCartCome = () => {};
	const cart = new Promise<void>((resolve) => {
		letCartCome = resolve;
	});
	if (!isCartSlow) letCartCome();
	const settling = settlePayment(
		readReturn(new URLSearchParams(query)),
		{
			fetchCheckout: async () => {
				const answer = answers.shift();
				if (!answer) throw new Error('asked once too often');
				happened.push('ask');
				if (answer instanceof ApiError) throw answer;
				return answer;
			},
			wait: async (ms) => void happened.push(`wait ${ms}`),
			trackPurchase: note('purchase'),
			trackError: note('error'),
			resetCart: note('reset'),
			reloadCart: async () => {
				happened.push('reload');
				await cart;
				happened.push('reloaded');
			},
			isLoggedIn: () => isLoggedIn,
			refreshCustomer: note('customer'),
			clearWallet: note('wallet'),
		},
		new AbortController().signal,
	);
	return { settling, happened, letCartCome };
}

const refused = (code: string, initiator?: string) =>
	new ApiError({
		status: 402,
		message: 'no',
		code,
		details: initiator === undefined ? {} : { paymentInitiator: initiator },
	});

describe('a payment return', () => {
	it('CHK-46 CHK-47 CHK-48 asks, tracks the purchase and empties the cart', async () => {
		const { settling, happened } = await play([done]);
		expect(await settling).toEqual({ kind: 'ordered', done });
		expect(happened).toEqual(['ask', 'purchase', 'reset']);
	});

	it('CHK-49 asks for the customer only when somebody is logged in', async () => {
		const { settling, happened } = await play([done], { isLoggedIn: true });
		await settling;
		expect(happened).toEqual(['ask', 'purchase', 'reset', 'customer']);
	});

	it('asks again while nobody knows, and whatever the network does meanwhile', async () => {
		const away = new ApiError({ status: 503, message: 'away' });
		const gone = new ApiError({ status: 0, message: 'gone' });
		const { settling, happened } = await play([pending, away, gone, done]);
		expect(await settling).toMatchObject({ kind: 'ordered' });
		expect(happened.slice(0, 6)).toEqual([
			'ask',
			'wait 1500',
			'ask',
			'wait 2500',
			'ask',
			'wait 2500',
		]);
	});

	it('CHK-51 CHK-52 CHK-95 fetches the cart and hands the code on', async () => {
		const { settling, happened } = await play([refused('card_declined', 'REDIRECT')], {
			isCartSlow: true,
		});
		expect(await settling).toEqual({ kind: 'failed', code: 'card_declined' });
		expect(happened).toEqual(['ask', 'reload', 'error']);
	});

	it('CHK-54 waits for the cart where nobody knows who spoke', async () => {
		const { settling, happened, letCartCome } = await play([refused('expired', 'UNKNOWN')], {
			isCartSlow: true,
		});
		let isSettled = false;
		void settling.then(() => {
			isSettled = true;
		});
		await new Promise((resolve) => setImmediate(resolve));
		expect(isSettled).toBe(false);
		letCartCome();
		expect(await settling).toEqual({ kind: 'failed', code: 'expired' });
		expect(happened.at(-1)).toBe('reloaded');
	});

	it('CHK-53 CHK-54 knows no code without an initiator', async () => {
		const { settling } = await play([refused('whatever')]);
		expect(await settling).toEqual({ kind: 'failed', code: null });
	});

	it('says so when there is nothing to pay', async () => {
		const { settling } = await play([new ApiError({ status: 404, message: 'none' })]);
		expect(await settling).toEqual({ kind: 'nothing' });
	});

	it.each([
		['methodKey=gift-card', ['wallet', 'ask', 'purchase', 'reset']],
		['type=gift-card', ['wallet', 'ask', 'purchase', 'reset']],
		['methodKey=paypal', ['ask', 'purchase', 'reset']],
	])('CHK-55 CONST-34 forgets the wallet after %s', async (query, expected) => {
		const { settling, happened } = await play([done], { query });
		await settling;
		expect(happened).toEqual(expected);
	});
});
