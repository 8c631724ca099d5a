import type { DistributionWindow } from '@korb/contracts/fulfilment/distribution-windows';

export type ChooseSlot = {
	chosenId: string | null;
	onChoose: (window: DistributionWindow) => void;
	/** The window of an order that is being moved: its price stays, whatever another window costs. */
	ownId?: string;
};

/** Whether the picker opens at this window. */
export function isNear(id: string, { chosenId, ownId }: ChooseSlot): boolean {
	return id === (chosenId ?? ownId);
}
