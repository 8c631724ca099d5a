import type { AddressSearch } from './address-search.ts';
import { createGoogle } from './google.ts';
import { createPhoton } from './photon.ts';

export type SearchSettings = { photonUrl: string | undefined; googleKey: string | undefined };

/** The first configured service; without any, the streets in our own database are used. */
export function chooseAddressSearch({
	photonUrl,
	googleKey,
}: SearchSettings): AddressSearch | undefined {
	if (photonUrl) return createPhoton(photonUrl);
	return googleKey ? createGoogle({ apiKey: googleKey }) : undefined;
}
