export { listAddOnNumbers } from './add-on.sql.ts';
export {
	type AttemptKey,
	type AttemptRow,
	attemptColumns,
	attemptIdOf,
	attemptKeyOf,
	changeAttempt,
	findAttempt,
	findAttemptByName,
	findAttemptByReference,
	findLatestAttempt,
	lockAttempt,
	noteCreated,
	takeAttemptsToPoll,
} from './attempts.sql.ts';
export { type OrderBill, toBill } from './bill.ts';
export { type CurrentAccount, findCurrentAccount, findProvider } from './find-provider.service.ts';
export { frozenCart } from './frozen-cart.sql.ts';
export { lockAddOns } from './lock-add-ons.ts';
export { mayAddTo } from './may-add-to.ts';
export {
	ensureKey,
	findRefused,
	listUndone,
	noteOutcome,
	type OperationRow,
	openRefund,
	openRetry,
	takeUndone,
} from './operations.sql.ts';
export {
	claimOrder,
	ensureOrderPartitions,
	findOrder,
	findOrderOfAttempt,
	insertOrderEvent,
	lockOrder,
	type OrderRow,
	orderColumns,
	type Picked,
	setOrderStatus,
	skipOrderNumbers,
	writePassRefund,
	writePicked,
	writeWindow,
} from './order.sql.ts';
export { type Checkpoint, checkpoints, type OrderDeps } from './order-deps.ts';
export { TOKEN_PLACEHOLDER, withToken } from './order-link.ts';
export { fullProductName, type OrderSnapshot, passPriceOf } from './order-snapshot.ts';
export { orderSummary } from './order-summary.sql.ts';
export {
	createOrderTokens,
	type KnownOrder,
	knownOrders,
	linkTo,
	type OrderTokens,
	rememberOrder,
	tokenOf,
} from './order-token.ts';
export { releasePayment } from './release-payment.service.ts';
export { purgeReports } from './report.sql.ts';
export { returnToWallet } from './return-to-wallet.service.ts';
export { firstReportCheck, type IsFirstReport } from './signed-report.ts';
export { returnStock, takeStock } from './stock.sql.ts';
export {
	CREATE_SECONDS,
	EXTENSION_MINUTES,
	HOLD_MINUTES,
	OPEN_BY_NAME_SECONDS,
	PAYMENT_TIMEOUT_SECONDS,
} from './timeouts.ts';
