import type { Address } from '@korb/contracts/fulfilment/address';
import {
	autocompletePlaces,
	geocodeAddress,
	geocodeLocation,
	geocodePlace,
} from '@korb/contracts/fulfilment/fulfilment-paths';
import type { GeocodedAddress, PlaceSuggestion } from '@korb/contracts/fulfilment/maps';
import { api } from '../../platform/api/api.ts';
import { useSettled } from '../../platform/browser/use-settled.ts';
import { useQuery } from '../../platform/queries/queries.ts';

const TYPING_MS = 200;
const LEAST_CHARACTERS = 3;
/** Shorter than any street name: the shopper is still typing. */
const LEAST_TO_JUDGE = 6;

type Places = {
	found: PlaceSuggestion[];
	/** The search has responded without a match. */
	isUnknown: boolean;
};

/** Completions of the typed text. A failed search yields none. */
export function usePlaces(text: string): Places {
	const q = useSettled(text.trim(), TYPING_MS);
	const { data, isPlaceholderData } = useQuery<PlaceSuggestion[]>({
		queryKey: ['places', q],
		enabled: q.length >= LEAST_CHARACTERS,
		staleTime: 300_000,
		placeholderData: (before) => before,
		queryFn: ({ signal }) =>
			api.call(autocompletePlaces, {
				query: { q, addressOnly: 'true' },
				signal,
			}),
	});
	const isSettled = q === text.trim() && !isPlaceholderData;
	return {
		found: q.length < LEAST_CHARACTERS ? [] : (data ?? []),
		isUnknown: isSettled && q.length >= LEAST_TO_JUDGE && data?.length === 0,
	};
}

export function findPlace({ id, primaryPart, secondaryPart }: PlaceSuggestion) {
	return orNull(api.call(geocodePlace, { params: { id }, query: { primaryPart, secondaryPart } }));
}

export function findWritten(address: string): Promise<Address | null> {
	return orNull(api.call(geocodeAddress, { query: { address } }));
}

/** Also null when the shopper denies geolocation. */
export async function findHere(): Promise<Address | null> {
	const position = await new Promise<GeolocationPosition | null>((resolve) => {
		navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), { timeout: 8000 });
	});
	if (!position) return null;
	const { latitude, longitude } = position.coords;
	const query = { latitude, longitude, addressOnly: 'true' } as const;
	return orNull(api.call(geocodeLocation, { query }));
}

function orNull(found: Promise<GeocodedAddress>): Promise<Address | null> {
	return found.catch(() => null);
}
