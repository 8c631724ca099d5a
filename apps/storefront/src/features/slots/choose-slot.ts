import type { DistributionWindow } from '@korb/contracts/distribution-windows';

export type ChooseSlot = {
	chosenId: string | null;
	onChoose: (window: DistributionWindow) => void;
	/** Of an order that moves: whatever another window costs, the price stays. */
	ownId?: string;
};

/** Whether the picker opens where this window is. */
export function isNear(id: string, { chosenId, ownId }: ChooseSlot): boolean {
	return id === (chosenId ?? ownId);
}
