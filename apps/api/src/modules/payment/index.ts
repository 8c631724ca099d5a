export { createPayments, type Payments } from './payments.ts';
export {
	type HostedCheckoutWish,
	type PaymentProvider,
	type ProviderPayment,
	ProviderRefusal,
	ProviderSilent,
} from './provider.ts';
