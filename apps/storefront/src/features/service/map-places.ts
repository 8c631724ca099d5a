import type { Position } from '@korb/contracts/address';
import type { Store } from '@korb/contracts/distribution';

export type MapPlaces = {
	/** Where the goods should go. */
	pin: Position | null;
	/** Where they can be collected; null while that is not the question. */
	stores: readonly Pick<Store, 'storeId' | 'name' | 'position' | 'distanceMeters'>[] | null;
	chosenId: string | null;
	onChoose: (storeId: string) => void;
};
