import { type Cents, cents } from './money.ts';

export type WindowState = 'free' | 'few' | 'full' | 'closed' | 'unpriced';
export type WindowCode = '008' | '022' | '023' | '029' | '140' | '141';

/** From here on a shopper is told how many places are left. */
export const FEW_PLACES = 3;
/** How near a stop must be for the van to come past anyway. */
export const GREEN_RADIUS_METERS = 400;
/** From so many doors on, nobody can tell which neighbour has ordered. */
export const GREEN_MIN_HOUSEHOLDS = 3;

export type WindowFacts = {
	capacity: number;
	taken: number;
	fee: Cents | null;
	isPastCutOff: boolean;
};

export function windowState({ capacity, taken, fee, isPastCutOff }: WindowFacts): WindowState {
	if (isPastCutOff) return 'closed';
	if (taken >= capacity) return 'full';
	if (fee === null) return 'unpriced';
	return capacity - taken <= FEW_PLACES ? 'few' : 'free';
}

export function canBeChosen(state: WindowState): boolean {
	return state === 'free' || state === 'few';
}

/** A reduction never turns into a gift. */
export function windowFee(fee: Cents | null, reduction: Cents, isGreen: boolean): Cents | null {
	if (fee === null || !isGreen) return fee;
	return cents(Math.max(0, fee - reduction));
}

/** Whom the windows belong to: the picking unit that delivers, or the store. */
export type Appointable = { distributionType: string; appointableId: string };

/** Why a window cannot be had; null when it can, should a place be left at that moment. */
export function refuseWindow(
	window: (WindowFacts & Appointable) | null,
	input: Appointable,
): WindowCode | null {
	if (!window) return '140';
	if (!isOf(window, input)) return '022';
	if (window.isPastCutOff) return '141';
	return window.taken >= window.capacity ? '023' : null;
}

export type HoldFacts = {
	window: WindowFacts & Appointable;
	/** Its place is counted and its time has not run out. */
	isLive: boolean;
	fee: Cents | null;
};

/** What is wrong with the window a cart has chosen. */
export function judgeHold(hold: HoldFacts | null, input: Appointable): WindowCode | null {
	if (!hold) return '008';
	if (!isOf(hold.window, input)) return '022';
	if (hold.window.isPastCutOff) return '141';
	if (!hold.isLive) return hold.window.taken >= hold.window.capacity ? '023' : '141';
	return hold.fee === null ? '029' : null;
}

function isOf(window: Appointable, input: Appointable): boolean {
	return (
		window.distributionType === input.distributionType &&
		window.appointableId === input.appointableId
	);
}
