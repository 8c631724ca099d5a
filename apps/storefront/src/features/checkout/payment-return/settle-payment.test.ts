import type { CheckoutDone } from '@korb/contracts/order/checkout';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { readReturn } from './read-return.ts';
import { settlePayment } from './settle-payment.ts';

const done = { orderNumber: '10000001', order: { payment: { wallet: 0 } } } as CheckoutDone;
const pending = { state: 'pending', retryAfterMs: 1500 } as const;

type Answer = typeof done | typeof pending | ApiError;

/** Runs a payment return with the given API responses and records what happens, in order. */
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
				if (!answer) throw new Error('called once too often');
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
			saveMethod: async ({ checkoutId, setPrimary }) =>
				void happened.push(`save ${checkoutId}${setPrimary ? ' as primary' : ''}`),
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
	it('CHK-46 CHK-47 CHK-48 polls, tracks the purchase and resets the cart', async () => {
		const { settling, happened } = await play([done]);
		expect(await settling).toEqual({ kind: 'ordered', done });
		expect(happened).toEqual(['ask', 'purchase', 'reset']);
	});

	it('CHK-49 refreshes the customer only when logged in', async () => {
		const { settling, happened } = await play([done], { isLoggedIn: true });
		await settling;
		expect(happened).toEqual(['ask', 'purchase', 'reset', 'customer']);
	});

	it.each([
		['id=1&saveMethod=true', ['save 1']],
		['id=1&saveMethod=true&setPrimary=true', ['save 1 as primary']],
		['id=1&setPrimary=true', []],
	])('CHK-42 CHK-43 CHK-69 saves the card after %s, for customers only', async (query, saved) => {
		const steps = ['ask', 'purchase', 'reset'];
		const customer = await play([done], { query, isLoggedIn: true });
		await customer.settling;
		expect(customer.happened).toEqual([...steps, 'customer', ...saved]);
		const guest = await play([done], { query });
		await guest.settling;
		expect(guest.happened).toEqual(steps);
	});

	it('CHK-69 saves nothing when the payment fails', async () => {
		const { settling, happened } = await play([refused('card_declined', 'REDIRECT')], {
			query: 'id=1&saveMethod=true',
			isLoggedIn: true,
		});
		await settling;
		expect(happened).not.toContain('save 1');
	});

	it('polls again while the payment is pending, and across network failures', async () => {
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

	it('CHK-51 CHK-52 CHK-95 reloads the cart and passes on the code', async () => {
		const { settling, happened } = await play([refused('card_declined', 'REDIRECT')], {
			isCartSlow: true,
		});
		expect(await settling).toEqual({ kind: 'failed', code: 'card_declined' });
		expect(happened).toEqual(['ask', 'reload', 'error']);
	});

	it('CHK-54 waits for the cart when the initiator is unknown', async () => {
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

	it('CHK-53 CHK-54 has no code without an initiator', async () => {
		const { settling } = await play([refused('whatever')]);
		expect(await settling).toEqual({ kind: 'failed', code: null });
	});

	it('reports when there is nothing to pay', async () => {
		const { settling } = await play([new ApiError({ status: 404, message: 'none' })]);
		expect(await settling).toEqual({ kind: 'nothing' });
	});

	it.each([
		['methodKey=gift-card', ['wallet', 'ask', 'purchase', 'reset']],
		['type=gift-card', ['wallet', 'ask', 'purchase', 'reset']],
		['methodKey=paypal', ['ask', 'purchase', 'reset']],
	])('CHK-55 CONST-34 clears the wallet after %s', async (query, expected) => {
		const { settling, happened } = await play([done], { query });
		await settling;
		expect(happened).toEqual(expected);
	});

	it('CHK-55 clears the wallet once gift cards have paid a part', async () => {
		const split = { ...done, order: { payment: { wallet: 500 } } } as CheckoutDone;
		const { settling, happened } = await play([split], { query: 'methodKey=paypal' });
		await settling;
		expect(happened).toEqual(['ask', 'purchase', 'wallet', 'reset']);
	});
});
