import type { PickingResult } from '@korb/contracts/admin/picking/picking';
import type { Scannable } from '@korb/domain/picking/picking-rules';
import type { Frame } from '../walk/walk-frame.tsx';

/** What happened at the shelf; code and ids are added by the walk. */
export type Outcome = Omit<PickingResult, 'resultId' | 'code'>;

export type StopProps = {
	frame: Frame;
	currency: string;
	/** Asks for the code of the product, where it has one, before anything counts. */
	onPicked: (product: Scannable & { name: string }, outcomes: Outcome[]) => void;
	onShort: () => void;
};
