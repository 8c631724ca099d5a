import type { Position } from '@korb/contracts/fulfilment/address';
import type { Store } from '@korb/contracts/fulfilment/distribution';

export type MapPlaces = {
	/** The delivery address. */
	pin: Position | null;
	/** Stores for collection; null for delivery. */
	stores: readonly Pick<Store, 'storeId' | 'name' | 'position' | 'distanceMeters'>[] | null;
	chosenId: string | null;
	onChoose: (storeId: string) => void;
};
