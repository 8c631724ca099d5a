import { createHash } from 'node:crypto';
import type { Cart } from '@korb/contracts/cart/cart';
import { identityKeys } from '@korb/domain/customer/identity-keys';
import type { RequestContext } from '../../context.ts';

/** Hashes that recognise a returning person. A store's address identifies nobody. */
export function hashIdentityKeys({ tenant }: RequestContext, cart: Cart): string[] {
	const { country } = tenant.config.clientRuntimeConfig;
	const { billingAddress: payer, distributionAddress: place } = cart;
	const isDelivered = place?.distributionType === 'DELIVERY';
	const keys = [
		...(payer ? identityKeys(payer, country) : []),
		...(place ? identityKeys(isDelivered ? place : contactOf(place), country) : []),
	];
	return [...new Set(keys)].map((key) =>
		createHash('sha256').update(`${tenant.id} ${key}`).digest('base64url'),
	);
}

export function mailboxesOf({ billingAddress, distributionAddress }: Cart): string[] {
	return [billingAddress?.email ?? '', distributionAddress?.email ?? ''].filter(Boolean);
}

function contactOf({ email, phoneNumber, lastName }: NonNullable<Cart['distributionAddress']>) {
	return { email, phoneNumber, lastName };
}
