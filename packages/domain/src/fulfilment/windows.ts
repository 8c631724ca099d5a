import { type Cents, cents } from '../pricing/money.ts';

export type WindowState = 'free' | 'few' | 'full' | 'closed' | 'unpriced';
export type WindowCode = '008' | '022' | '023' | '029' | '140' | '141';

/** At or below this, the remaining places are shown. */
export const FEW_PLACES = 3;
/** How close a stop must be for the window to be green. */
export const GREEN_RADIUS_METERS = 400;
/** From this many households on, an order cannot be traced to a neighbour. */
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

/** The fee never becomes negative. */
export function windowFee(fee: Cents | null, reduction: Cents, isGreen: boolean): Cents | null {
	if (fee === null || !isGreen) return fee;
	return cents(Math.max(0, fee - reduction));
}

/** The owner of a window: the picking unit that delivers, or the store. */
export type Appointable = { distributionType: string; appointableId: string };

/** Why a window is unavailable; null when it can be booked, as long as a place is left. */
export function checkWindow(
	window: (WindowFacts & Appointable) | null,
	destination: Appointable,
): WindowCode | null {
	if (!window) return '140';
	if (!belongsTo(window, destination)) return '022';
	if (window.isPastCutOff) return '141';
	return window.taken >= window.capacity ? '023' : null;
}

export type HoldFacts = {
	window: WindowFacts & Appointable;
	/** Its place is counted and the hold has not expired. */
	isLive: boolean;
	fee: Cents | null;
};

/** Validates the window a cart has chosen. */
export function checkHold(hold: HoldFacts | null, destination: Appointable): WindowCode | null {
	if (!hold) return '008';
	if (!belongsTo(hold.window, destination)) return '022';
	if (hold.window.isPastCutOff) return '141';
	if (!hold.isLive) return hold.window.taken >= hold.window.capacity ? '023' : '141';
	return hold.fee === null ? '029' : null;
}

function belongsTo(window: Appointable, destination: Appointable): boolean {
	return (
		window.distributionType === destination.distributionType &&
		window.appointableId === destination.appointableId
	);
}
