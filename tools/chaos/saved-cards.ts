import { getSavedMethods, postSavedMethod } from '@korb/contracts/customer/payment-method-paths';
import { SAVEABLE_METHOD } from '@korb/domain/payment/card-expiry';
import { Client } from 'pg';
import type { StressedShop } from './chaos-shop.ts';
import type { Purchase } from './plan.ts';
import type { Visit } from './visit.ts';

export type CardChoice = { saveMethod?: true; savedMethodId?: string };

/** A customer who likes saved cards pays with one, or saves the next. */
export async function chooseCard(
	{ call, customer, diary }: Visit,
	{ methodKey, usesSaved }: Purchase['press'],
): Promise<CardChoice> {
	if (!customer || methodKey !== SAVEABLE_METHOD || !usesSaved) return {};
	const { status, body } = await call(getSavedMethods);
	const card = status === 200 ? body.activeMethods[0] : undefined;
	if (!card) return { saveMethod: true };
	diary.bySavedCard++;
	return { savedMethodId: card.id };
}

/** Keeps the card of a payment, as the payment return does. */
export async function keepCard({ call, diary }: Visit, checkoutId: string): Promise<void> {
	const body = { checkoutId, methodKey: SAVEABLE_METHOD, provider: 'sandbox' } as const;
	const { status } = await call(postSavedMethod, { body });
	if (status === 200) diary.cardsSaved++;
}

/** The shop knows every card that the provider keeps, and the other way round. */
export async function compareCards(shop: StressedShop, client: Client): Promise<string[]> {
	const { rows: known } = await client.query<{ ref: string }>(
		'SELECT provider_ref AS ref FROM customer_payment_method',
	);
	const books = new Client(shop.booksUrl);
	await books.connect();
	const { rows: kept } = await books.query<{ ref: string }>(
		'SELECT saved_method_id AS ref FROM payment_sandbox.saved_method',
	);
	await books.end();
	const here = new Set(known.map(({ ref }) => ref));
	const there = new Set(kept.map(({ ref }) => ref));
	return [
		...kept.flatMap(({ ref }) => (here.has(ref) ? [] : [`${ref} is kept by the provider only`])),
		...known.flatMap(({ ref }) => (there.has(ref) ? [] : [`${ref} is unknown to the provider`])),
	];
}
