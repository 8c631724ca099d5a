export { acceptReturn } from './accept-return.service.ts';
export { splitOf } from './decide-refund.ts';
export { type NotedRefund, noteRefund } from './note-refund.service.ts';
export { listRefunds, type RefundRow } from './refund.sql.ts';
export { refundPayment } from './refund-payment.service.ts';
export { refundedLines, toRefundable } from './refundable.ts';
export { getRefundedAtProvider, noteRetry } from './retry-refund.service.ts';
export { returnedOf, toReturnable } from './returned.ts';
export { confirmWithdrawal, declareWithdrawal } from './withdraw.service.ts';
export { isStillOpen, lastDayOf, listWithdrawable, type OrderContext } from './withdrawable.ts';
export {
	listWithdrawals,
	type OrderKey,
	type ReturnRow,
	type WithdrawalRow,
} from './withdrawal.sql.ts';
