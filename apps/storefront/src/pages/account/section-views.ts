import type { Customer } from '@korb/contracts/customer/customer';
import type { AccountSection } from '@korb/domain/routing/account-sections';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../platform/builds/chunks.ts';

type View = ComponentType<{ customer: Customer }>;

const onDemand = (load: () => Promise<View>) =>
	lazy(async () => ({ default: await loadChunk(load) }));

export const sectionViews: Record<AccountSection, View> = {
	overview: onDemand(
		async () => (await import('../../features/account/overview/overview.tsx')).Overview,
	),
	orders: onDemand(async () => (await import('../../features/account/orders/orders.tsx')).Orders),
	products: onDemand(async () => (await import('./my-products.tsx')).MyProducts),
	club: onDemand(async () => (await import('../../features/account/club/club.tsx')).Club),
	wallet: onDemand(async () => (await import('../../features/account/wallet/wallet.tsx')).Wallet),
	pass: onDemand(async () => (await import('../../features/account/pass/pass.tsx')).Pass),
	data: onDemand(async () => (await import('../../features/account/data/data.tsx')).Data),
	addresses: onDemand(
		async () => (await import('../../features/account/addresses/addresses.tsx')).Addresses,
	),
	payment: onDemand(
		async () => (await import('../../features/account/payment/payment.tsx')).Payment,
	),
	security: onDemand(
		async () => (await import('../../features/account/security/security.tsx')).Security,
	),
	notifications: onDemand(
		async () =>
			(await import('../../features/account/notifications/notifications.tsx')).Notifications,
	),
};
