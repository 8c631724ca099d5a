import type { DistributionWindow } from '@korb/contracts/distribution-windows';

export type ChooseSlot = {
	chosenId: string | null;
	onChoose: (window: DistributionWindow) => void;
};
