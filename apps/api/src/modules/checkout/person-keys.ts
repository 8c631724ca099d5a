import { createHash } from 'node:crypto';
import type { Cart } from '@korb/contracts/cart/cart';
import { personKeys } from '@korb/domain/customer/person-keys';
import type { RequestContext } from '../../context.ts';

/** Hashes that recognise a returning person. A store's address identifies nobody. */
export function personKeysOf({ tenant }: RequestContext, cart: Cart): string[] {
	const { country } = tenant.config.clientRuntimeConfig;
	const { billingAddress: payer, distributionAddress: place } = cart;
	const isDelivered = place?.distributionType === 'DELIVERY';
	const keys = [
		...(payer ? personKeys(payer, country) : []),
		...(place ? personKeys(isDelivered ? place : contactOf(place), country) : []),
	];
	return [...new Set(keys)].map((key) =>
		createHash('sha256').update(`${tenant.id} ${key}`).digest('base64url'),
	);
}

function contactOf({ email, phoneNumber, lastName }: NonNullable<Cart['distributionAddress']>) {
	return { email, phoneNumber, lastName };
}
