import type { Position } from '@korb/contracts/fulfilment/address';
import type { CheckoutStore, Store } from '@korb/contracts/fulfilment/distribution';
import { listCheckoutStores } from '@korb/contracts/fulfilment/fulfilment-paths';
import { api } from '../../platform/api/api.ts';
import { useQuery } from '../../platform/queries/queries.ts';

/** Stores for collection, nearest first; undefined while loading. */
export function useStores(position: Position | null, isWanted: boolean) {
	const { data } = useQuery({
		queryKey: ['checkout-stores', position],
		enabled: isWanted,
		staleTime: 60_000,
		placeholderData: (before: CheckoutStore[] | undefined) => before,
		queryFn: async () => {
			const { results } = await api.call(listCheckoutStores, {
				...(position && { query: { latitude: position.lat, longitude: position.lng } }),
			});
			return results;
		},
	});
	return data;
}

/** Matches name, street, city or postal code; every word must match somewhere. */
export function filterStores<S extends Pick<Store, 'name' | 'address'>>(
	stores: readonly S[],
	text: string,
): S[] {
	const words = text
		.toLocaleLowerCase()
		.split(/[\s,]+/)
		.filter(Boolean);
	return stores.filter(({ name, address }) => {
		const whole = [name, address.streetName, address.postalCode, address.city]
			.join(' ')
			.toLocaleLowerCase();
		return words.every((word) => whole.includes(word));
	});
}
