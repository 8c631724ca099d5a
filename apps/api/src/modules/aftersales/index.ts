export { acceptReturn, splitOf } from './accept-return.service.ts';
export { refundPayment } from './refund-payment.service.ts';
export { returnedOf, toReturnable } from './returned.ts';
export { confirmWithdrawal, declareWithdrawal } from './withdraw.service.ts';
export { isStillOpen, lastDayOf, listWithdrawable, type OrderContext } from './withdrawable.ts';
export {
	listWithdrawals,
	type OrderKey,
	type ReturnRow,
	type WithdrawalRow,
} from './withdrawal.sql.ts';
