import type { Address, Position } from '@korb/contracts/fulfilment/address';
import { streetLine } from '@korb/domain/fulfilment/address-lines';
import { foldAddress } from '@korb/domain/fulfilment/parse-address';
import type { RequestContext } from '../../context.ts';

export type WrittenAddress = Pick<Address, 'streetName' | 'streetNumber' | 'postalCode' | 'city'>;

/**
 * Locates a written address with the shop's own search, because a client that chooses its position
 * would choose area, store and fee. Null when the address is unknown or the search fails; then the
 * postal code decides.
 */
export async function locateAddress(
	ctx: RequestContext,
	{ streetName, streetNumber, postalCode, city }: WrittenAddress,
): Promise<Position | null> {
	if (!streetName || !postalCode) return null;
	const { country } = ctx.tenant.config.clientRuntimeConfig;
	const street = streetLine(country, streetName, streetNumber);
	const text = `${street}, ${searchedCode(postalCode, country)} ${city}`;
	const lookup = { text, country, locale: ctx.locale };
	const found = await ctx.geocode(lookup).catch((error: unknown) => {
		ctx.log.warn({ error }, 'the geocoder is unavailable');
		return null;
	});
	const isThere =
		found && isSameCode(found.postalCode, postalCode) && isSameStreet(found.streetName, streetName);
	return isThere ? found.position : null;
}

/** The search is fuzzy, so another street of the district must not count as a match. */
function isSameStreet(found: string, written: string): boolean {
	const [one, other] = [found, written].map((name) => foldAddress(name).replaceAll(' ', ''));
	return one === other;
}

/** British streets are indexed by outward code, `NW1` of `NW1 6XE`. */
function searchedCode(postalCode: string, country: string): string {
	return country === 'GB' ? (postalCode.trim().split(/\s+/)[0] ?? '') : postalCode;
}

function isSameCode(found: string, written: string): boolean {
	const [one = '', other = ''] = [found, written].map((code) =>
		code.toUpperCase().replace(/\s/g, ''),
	);
	return one !== '' && (other.startsWith(one) || one.startsWith(other));
}
