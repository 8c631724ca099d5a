import type { Address, Position } from '@korb/contracts/fulfilment/address';
import type { RequestContext } from '../../context.ts';
import { type CartOwner, findCartAddress } from '../cart/index.ts';
import { locateAddress } from '../maps/index.ts';

export type LocatedPlace = { written: string; position: Position | null };

/** Runs before the cart is locked: geocoding may cross the network, and locks must be short. */
export async function locateCart(
	ctx: RequestContext,
	owner: CartOwner,
): Promise<LocatedPlace | null> {
	const address = await ctx.db.single((tx) => findCartAddress(tx, ctx.tenant.id, owner));
	if (address?.distributionType !== 'DELIVERY') return null;
	return { written: writtenOf(address), position: await locateAddress(ctx, address) };
}

/** Applies the located position, unless the address has changed since: its change located it. */
export function atPlace(address: Address | null, place: LocatedPlace | null): Address | null {
	if (!address || place?.written !== writtenOf(address)) return address;
	return { ...address, position: place.position };
}

function writtenOf({ streetName, streetNumber, postalCode, city }: Address): string {
	return [streetName, streetNumber, postalCode, city].join('\n');
}
