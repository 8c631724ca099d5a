export {
	type LineSumRow,
	listDeliveries,
	listLineSums,
	listOrderFigures,
	listRefunded,
	type Period,
	placedIn,
	type Scope,
} from './order-figures.sql.ts';
export { sumOf } from './sum-of.ts';
export { listWindowRows, type WindowRow } from './window-rows.sql.ts';
