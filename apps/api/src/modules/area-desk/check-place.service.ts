import type { PlaceCheck } from '@korb/contracts/admin/areas/areas';
import type { Position } from '@korb/contracts/fulfilment/address';
import { streetLine } from '@korb/domain/fulfilment/address-lines';
import type { AddressSearch } from '../maps/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { findNearest, listAreasAt, listAreasOfCode } from './check-place.sql.ts';

type Place = { address: string } | { position: Position };

/** As a cart would find it: the position decides, the postal code where nobody knows it. */
export async function checkPlace(
	ctx: StaffContext,
	search: AddressSearch,
	place: Place,
): Promise<PlaceCheck> {
	const { tenantId } = ctx.me;
	const found = 'address' in place ? await find(ctx, search, place.address) : null;
	const position = 'position' in place ? place.position : (found?.position ?? null);
	const code = 'address' in place ? codeIn(place.address) : null;
	return ctx.db.snapshot(async (tx) => {
		const candidates = position
			? await listAreasAt(tx, tenantId, position)
			: code
				? await listAreasOfCode(tx, tenantId, code)
				: [];
		const isOutside = position !== null && candidates.length === 0;
		return {
			address: found?.text ?? null,
			position,
			candidates,
			nearest: isOutside ? await findNearest(tx, tenantId, position) : null,
		};
	});
}

/** An address that the search does not know, or cannot be asked for, is checked by postal code. */
async function find({ tenant, log }: StaffContext, search: AddressSearch, text: string) {
	const { country, locale } = tenant.config.clientRuntimeConfig;
	const found = await search.geocode({ text, country, locale }).catch((error: unknown) => {
		log.warn({ error }, 'the geocoder is unavailable');
		return null;
	});
	const code = codeIn(text);
	// The search is fuzzy: the same street of another town must not count.
	if (!found?.position || (code && !found.postalCode.startsWith(code))) return null;
	const street = streetLine(country, found.streetName, found.streetNumber);
	return { position: found.position, text: `${street}, ${found.postalCode} ${found.city}` };
}

function codeIn(text: string): string | null {
	return /\b\d{4,5}\b|\b[A-Z]{1,2}\d[A-Z\d]?\b/.exec(text)?.[0] ?? null;
}
