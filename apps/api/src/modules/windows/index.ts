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
export { applyPlan, findTemplateOf, planWindows } from './plan-windows.service.ts';
export { quotaOf } from './quota-of.ts';
export { cancelStop, confirmHold, moveStop } from './stops.service.ts';
export {
	listTemplates,
	lockPlan,
	type TemplateRow,
	WINDOW_RETENTION_DAYS,
} from './templates.sql.ts';
export {
	findEarliest,
	findWindowById,
	listEarliestWindows,
	listUpcoming,
} from './windows.service.ts';
