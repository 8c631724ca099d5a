import type { Position } from '@korb/contracts/address';
import type { CheckoutStore } from '@korb/contracts/distribution';

export type MapPlaces = {
	/** Where the goods should go. */
	pin: Position | null;
	/** Where they can be collected; null while that is not the question. */
	stores: readonly CheckoutStore[] | null;
	chosenId: string | null;
	onChoose: (store: CheckoutStore) => void;
};
