export {
	type Destination,
	type Hold,
	type HoldOutcome,
	holdWindow,
	moveHold,
	readHold,
	releaseHold,
	renewHold,
	sweepHolds,
} from './holds.service.ts';
export { limitPerWindow } from './limit-per-window.ts';
export { planWindows } from './plan-windows.service.ts';
export { quotaOf } from './quota-of.ts';
export { cancelStop, confirmHold, moveStop } from './stops.service.ts';
export {
	findEarliest,
	findWindowById,
	listEarliestWindows,
	listUpcoming,
} from './windows.service.ts';
