import { randomUUID } from 'node:crypto';
import type { Cart } from '@korb/contracts/cart/cart';
import type { FinalizeRequest } from '@korb/contracts/order/checkout';
import { CART_FINALIZED_CODE } from '@korb/contracts/platform/wire-names';
import { openAttempts } from '@korb/domain/order/order-states';
import { splitPayment } from '@korb/domain/payment/payment-amounts';
import {
	GIFT_CARD_METHOD,
	isOnlineMethod,
	type OrderMethodKey,
	reservesMore,
} from '@korb/domain/payment/payment-methods';
import { spendableOf, takeFromCards } from '@korb/domain/wallet/pay-by-gift-card';
import { limitOrderAttempts } from '../../attempt-limits.ts';
import type { RequestContext } from '../../context.ts';
import { OutcomeUnknown } from '../../db/connection/failures.ts';
import type { Tx } from '../../db/schema.ts';
import { ApiError, refused } from '../../errors.ts';
import {
	type CartOwner,
	type CheckoutCart,
	lockCartForCheckout,
	returnCodes,
	returnVouchers,
	takeCodes,
	takeVouchers,
} from '../cart/index.ts';
import {
	type AttemptRow,
	type CurrentAccount,
	findCurrentAccount,
	findLatestAttempt,
	type OrderDeps,
	type OrderSnapshot,
	takeStock,
} from '../order-records/index.ts';
import { insertHolds } from '../wallet/index.ts';
import { beginAttempt } from './begin-attempt.sql.ts';
import { checkCart, type Refusals } from './check-cart.service.ts';
import { type ChosenCard, findChosenCard } from './chosen-card.ts';
import { createPage } from './create-page.service.ts';
import { hashIdentityKeys, mailboxesOf } from './identity-keys.ts';
import { type LocatedPlace, locateCart } from './locate-cart.service.ts';
import { type ReturnTarget, returnUrlOf } from './return-url.ts';

export type FinalizeOutcome =
	| { kind: 'finalized'; cart: Cart; attempt: AttemptRow }
	| { kind: 'refused'; refusals: Refusals }
	| { kind: 'failed'; code: string };

type Begun =
	| { kind: 'begun'; cart: Cart; attempt: AttemptRow; createKey: string | null }
	| { kind: 'refused'; refusals: Refusals };

/**
 * Freezes the cart and stores stock, window and idempotency key in one short transaction, and only
 * then calls the provider. A second submission resumes the first.
 */
export async function finalizeCart(
	ctx: RequestContext,
	deps: OrderDeps,
	owner: CartOwner,
	input: FinalizeRequest,
	target: ReturnTarget,
): Promise<FinalizeOutcome> {
	await deps.checkpoint('finalize.begin');
	await limitOrderAttempts(ctx);
	const place = await locateCart(ctx, owner);
	const account = await findCurrentAccount(deps, ctx.tenant.id);
	const command = { owner, input, target, place, account };
	const beginOnce = () => ctx.db.transaction((tx) => begin(tx, ctx, deps, command));
	const begun = await beginOnce().catch((error) => {
		// If the lost commit went through, the second run finds the cart frozen and resumes it.
		if (error instanceof OutcomeUnknown) return beginOnce();
		throw error;
	});
	if (begun.kind === 'refused') return begun;
	await deps.checkpoint('finalize.frozen');
	const page = await createPage(deps, begun.attempt, begun.createKey);
	if (page.kind === 'failed') return page;
	return { kind: 'finalized', cart: begun.cart, attempt: page.attempt };
}

type FinalizeCommand = {
	owner: CartOwner;
	input: FinalizeRequest;
	target: ReturnTarget;
	place: LocatedPlace | null;
	/** Takes new payments of the tenant. */
	account: CurrentAccount;
};

async function begin(
	tx: Tx,
	ctx: RequestContext,
	deps: OrderDeps,
	{ owner, input, target, place, account }: FinalizeCommand,
): Promise<Begun> {
	const checkout = await lockCartForCheckout(tx, ctx, owner);
	await deps.checkpoint('finalize.locked');
	const tenantId = ctx.tenant.id;
	const card = await findChosenCard(tx, tenantId, account, checkout.cart, input);
	if (checkout.cart.cartStatus === 'FINALIZED') {
		return goOn(tx, tenantId, checkout.cart, input, card);
	}
	const checked = await checkCart(tx, ctx, checkout, {
		input,
		place,
		isProviderUp: account.isUp,
	});
	if (!checked.ok) return { kind: 'refused', refusals: checked.refusals };
	if (card.isGone) return refusedWith('savedCard');
	await deps.checkpoint('finalize.checked');
	const key = { tenantId, cartId: checkout.cart.id };
	if (!(await takeVouchers(tx, key, checked.cart.customerId, checkout.redemptions))) {
		return refusedWith('227');
	}
	const codes = checked.cart.discountCodes.map(({ code }) => code);
	const problem = await takeCodes(tx, key, {
		codes,
		identityKeys: hashIdentityKeys(ctx, checked.cart),
		mailboxes: mailboxesOf(checked.cart),
	});
	if (problem) {
		await returnVouchers(tx, key);
		return refusedWith(problem);
	}
	const shortages = await takeStock(tx, key, checkout.region, checkout.products);
	if (shortages.length > 0) {
		await returnCodes(tx, key, codes);
		await returnVouchers(tx, key);
		return { kind: 'refused', refusals: toRefusals(checkout, shortages) };
	}
	const cart: Cart = {
		...checked.cart,
		cartStatus: 'FINALIZED',
		version: checked.cart.version + 1,
	};
	const command = { input, target, account };
	const attempt = await freeze(tx, ctx, { ...checkout, cart, card }, command);
	await deps.checkpoint('finalize.written');
	return { kind: 'begun', cart, attempt, createKey: attempt.create_key };
}

const refusedWith = (code: string): Begun => ({
	kind: 'refused',
	refusals: { errors: [code], shortages: [] },
});

const COME_AGAIN_SECONDS = 60;

/** Carts awaiting payment hold stock and window capacity that nobody else can use. */
function hoarding(): ApiError {
	return new ApiError('too_many_requests', 'Other carts of this client await payment.', {
		'retry-after': String(COME_AGAIN_SECONDS),
	});
}

/** A second submission resumes the open attempt; another method has to wait until it is settled. */
async function goOn(
	tx: Tx,
	tenantId: string,
	cart: Cart,
	input: FinalizeRequest,
	card: ChosenCard,
): Promise<Begun> {
	const attempt = await findLatestAttempt(tx, tenantId, cart.id);
	const isSame =
		attempt?.method_key === methodOf(cart, input) &&
		(attempt.checkout_request.savedMethodRef ?? null) === card.ref &&
		openAttempts.includes(attempt.status);
	if (!isSame) throw refused(CART_FINALIZED_CODE, 'The cart already awaits payment.');
	return { kind: 'begun', cart, attempt, createKey: null };
}

async function freeze(
	tx: Tx,
	ctx: RequestContext,
	{ cart, cards, card }: Pick<CheckoutCart, 'cart' | 'cards'> & { card: ChosenCard },
	{ input, target, account }: Pick<FinalizeCommand, 'input' | 'target' | 'account'>,
): Promise<NonNullable<Awaited<ReturnType<typeof beginAttempt>>>> {
	const config = ctx.tenant.config.clientRuntimeConfig;
	const methodKey = methodOf(cart, input);
	const { planned, reserved, held } = splitPayment({
		total: cart.priceInfo.total,
		maximum: cart.priceInfo.totalWithSurcharge,
		wallet: spendableOf(cards ?? []),
		reservesMore: reservesMore(methodKey),
	});
	const attemptId = randomUUID();
	const provider = isOnlineMethod(methodKey) && reserved > 0 ? account.name : null;
	const snapshot: OrderSnapshot = {
		cart,
		note: input.note,
		substitution: input.substitution,
		substitutions: input.substitutions,
	};
	const row = {
		tenantId: ctx.tenant.id,
		attemptId,
		cartId: cart.id,
		cartVersion: cart.version,
		methodKey,
		provider,
		currency: config.currency,
		plannedCents: planned,
		reservedCents: reserved,
		walletCents: held,
		checkoutRequest: {
			reference: attemptId,
			methodKey,
			amountCents: reserved,
			currency: config.currency,
			locale: ctx.locale,
			shopName: config.name,
			returnUrl: returnUrlOf(
				ctx,
				target,
				{ ...input, methodKey, saveMethod: card.isSaved },
				provider,
			),
			customerId: cart.customerId,
			saveMethod: card.isSaved,
			savedMethodRef: card.ref,
		},
		snapshot,
		clientKey: ctx.client,
	};
	const attempt = await beginAttempt(tx, row, config.limits.unpaidPerClient);
	if (!attempt) throw hoarding();
	if (held > 0) {
		const valid = (cards ?? []).filter(({ isExpired }) => !isExpired);
		await insertHolds(tx, { tenantId: ctx.tenant.id, attemptId }, takeFromCards(valid, held));
	}
	return attempt;
}

/** The other method has nothing to do when gift cards pay everything. */
function methodOf({ priceInfo }: Cart, input: FinalizeRequest): OrderMethodKey {
	const { coveredAmount, uncoveredAmountWithoutOverAuthorization: rest } = priceInfo;
	return coveredAmount > 0 && rest === 0 ? GIFT_CARD_METHOD : input.methodKey;
}

function toRefusals(
	checkout: CheckoutCart,
	shortages: { product_id: number; stock: number }[],
): Refusals {
	return {
		errors: [],
		shortages: shortages.map(({ product_id, stock }) => ({
			sku: checkout.skus.get(product_id) ?? '',
			available: stock,
		})),
	};
}
