import type { Cart } from '@korb/contracts/cart/cart';
import type { FinalizeRequest } from '@korb/contracts/order/checkout';
import { SAVEABLE_METHOD } from '@korb/domain/payment/card-expiry';
import type { Tx } from '../../db/schema.ts';
import type { CurrentAccount } from '../order-records/index.ts';
import { findRef } from '../payment-methods/index.ts';

export type ChosenCard = {
	/** The saved card that pays; null for a new one. */
	ref: string | null;
	/** A saved card was chosen that is gone, has expired or is somebody else's. */
	isGone: boolean;
	/** The card is to be saved. */
	isSaved: boolean;
};

/** Guests neither save cards nor pay with saved ones. */
export async function findChosenCard(
	tx: Tx,
	tenantId: string,
	account: CurrentAccount,
	{ customerId }: Pick<Cart, 'customerId'>,
	{ methodKey, savedMethodId, saveMethod }: FinalizeRequest,
): Promise<ChosenCard> {
	const isCustomersCard = customerId !== null && methodKey === SAVEABLE_METHOD;
	if (!savedMethodId) return { ref: null, isGone: false, isSaved: saveMethod && isCustomersCard };
	const ref = isCustomersCard
		? await findRef(tx, { tenantId, customerId }, savedMethodId, account.name)
		: null;
	return { ref, isGone: ref === null, isSaved: false };
}
