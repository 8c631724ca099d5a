export { type Account, createPayments, type Payments } from './payments.ts';
export {
	type HostedCheckoutRequest,
	kindOf,
	nameOf,
	type PaymentProvider,
	type ProviderPayment,
	ProviderRefusal,
	ProviderTimeout,
	type SavedCard,
} from './provider.ts';
