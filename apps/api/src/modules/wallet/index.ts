export { createGiftCardCodes } from './gift-card-codes.ts';
export { issueGiftCard } from './gift-cards.service.ts';
export {
	insertHolds,
	lockPayingCards,
	readPayingCards,
} from './order-payment/order-payment.sql.ts';
export { refundToCards } from './order-payment/refund-to-cards.service.ts';
export { tillRoutes } from './till.routes.ts';
export { walletRoutes } from './wallet.routes.ts';
export { listEntries, listWalletCards } from './wallet.sql.ts';
