import type {
	postSavedMethod,
	SavedMethod,
	SavedMethods,
} from '@korb/contracts/customer/payment-method-endpoints';
import { MAX_SAVED_METHODS } from '@korb/domain/payment/card-expiry';
import type { PaymentMethodKey } from '@korb/domain/payment/payment-methods';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { type CustomerKey, requireCustomer } from '../identity/index.ts';
import {
	type CurrentAccount,
	findAttemptByName,
	findCurrentAccount,
} from '../order-records/index.ts';
import type { Payments } from '../payment/index.ts';
import { deleteAtProviders } from './erase-methods.service.ts';
import {
	clearPrimary,
	deleteMethod,
	deleteReplaced,
	fillPrimary,
	findNoted,
	listMethods,
	lockMethods,
	type MethodRow,
	markSaved,
} from './methods.sql.ts';

export type MethodDeps = { payments: Payments; outbox: Outbox };

export async function readMethods(
	ctx: RequestContext,
	{ payments }: MethodDeps,
): Promise<SavedMethods> {
	const key = await requireCustomer(ctx);
	const current = await findCurrentAccount({ payments, log: ctx.log }, key.tenantId);
	return toMethods(current, await ctx.db.single((tx) => listMethods(tx, key)));
}

/** Keeps the card of a payment for which the shopper asked for it at the checkout. */
export function saveMethod(
	ctx: RequestContext,
	deps: MethodDeps,
	input: z.infer<typeof postSavedMethod.body>,
): Promise<SavedMethods> {
	return changeMethods(ctx, deps, async (tx, key) => {
		const attempt = await findAttemptByName(tx, key.tenantId, input.checkoutId);
		const noted = attempt && (await findNoted(tx, key, attempt.attempt_id));
		const isMeant = noted?.provider === input.provider && noted.method_key === input.methodKey;
		if (!noted || !isMeant) throw notFound('payment method');
		if (noted.is_saved) return;
		const replaced = await deleteReplaced(tx, key, noted.method_id);
		await deleteAtProviders(tx, deps.outbox, replaced);
		if ((await listMethods(tx, key)).length >= MAX_SAVED_METHODS) {
			throw refused('methodLimit', 'The customer cannot save any more payment methods.');
		}
		await markSaved(tx, key, noted.method_id);
		const isWanted = input.setPrimary || replaced.some((old) => old.is_primary);
		await clearPrimary(tx, key, isWanted ? 'any' : 'expired');
		await fillPrimary(tx, key, noted.method_id);
	});
}

export function makePrimary(
	ctx: RequestContext,
	deps: MethodDeps,
	methodId: string,
): Promise<SavedMethods> {
	return changeMethods(ctx, deps, async (tx, key) => {
		const methods = await listMethods(tx, key);
		if (!methods.some((method) => method.method_id === methodId)) {
			throw notFound('payment method');
		}
		await clearPrimary(tx, key, 'any');
		await fillPrimary(tx, key, methodId);
	});
}

/** Another one becomes the primary one in its place. */
export async function removeMethod(
	ctx: RequestContext,
	deps: MethodDeps,
	methodId: string,
	provider: string | null,
): Promise<void> {
	await changeMethods(ctx, deps, async (tx, key) => {
		const deleted = await deleteMethod(tx, key, methodId, provider);
		if (!deleted) throw notFound('payment method');
		await deleteAtProviders(tx, deps.outbox, [deleted]);
		await fillPrimary(tx, key);
	});
}

async function changeMethods(
	ctx: RequestContext,
	{ payments }: MethodDeps,
	change: (tx: Tx, key: CustomerKey) => Promise<void>,
): Promise<SavedMethods> {
	const key = await requireCustomer(ctx);
	const current = await findCurrentAccount({ payments, log: ctx.log }, key.tenantId);
	return ctx.db.transaction(async (tx) => {
		await lockMethods(tx, key);
		await change(tx, key);
		return toMethods(current, await listMethods(tx, key));
	});
}

/** Only the account of new payments can charge what it has saved. */
function toMethods(current: CurrentAccount, rows: MethodRow[]): SavedMethods {
	const active = rows.filter(({ provider }) => provider === current.name);
	return {
		activeMethods: active.map(toMethod),
		hasInactiveMethods: active.length < rows.length,
	};
}

function toMethod(row: MethodRow): SavedMethod {
	return {
		id: row.method_id,
		methodKey: row.method_key as PaymentMethodKey,
		provider: row.provider,
		paymentBrand: row.brand,
		lastDigits: row.last_digits,
		cardExpiryMonth: row.expiry_month,
		cardExpiryYear: row.expiry_year,
		isPrimary: row.is_primary,
		expired: row.is_expired,
	};
}
