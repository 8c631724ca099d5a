import type { FeatureFlags } from '@korb/domain/tenant/features';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors.ts';

type Guard = (flags: FeatureFlags) => boolean;

/**
 * Maps API prefixes to feature flags. Every row that matches a route must be on, or the route does
 * not exist for that tenant. `*` matches one segment.
 */
export const featureGuards: readonly (readonly [prefix: string, isOn: Guard])[] = [
	['/api/auth', (flags) => flags.featureCustomer],
	['/api/brands', (flags) => flags.featureProductDiscovery],
	['/api/capacity', (flags) => flags.featureCartCheckout],
	['/api/carts', (flags) => flags.featureCartCheckout],
	['/api/categories', (flags) => flags.featureProductDiscovery],
	['/api/category-trees', (flags) => flags.featureProductDiscovery],
	['/api/checkout', (flags) => flags.featureCartCheckout],
	['/api/checkout-stores', (flags) => flags.featureCartCheckout && flags.featureClickAndCollect],
	['/api/contact', (flags) => flags.featureMisc],
	['/api/content/vouchers', (flags) => flags.featureCustomer],
	['/api/customers', (flags) => flags.featureCustomer],
	['/api/customers/delivery-pass', hasDeliveryPass],
	['/api/customers/digital-wallet', (flags) => flags.featureCustomerWallet],
	['/api/customers/favorites', (flags) => flags.featureCustomerFavorites],
	['/api/customers/newsletter-topics', (flags) => flags.featureMisc],
	['/api/customers/payment-methods', (flags) => flags.featureCartCheckout],
	['/api/delivery-pass', hasDeliveryPass],
	['/api/newsletter', (flags) => flags.featureMisc],
	['/api/order-config', (flags) => flags.featureCartCheckout],
	['/api/orders', (flags) => flags.featureCartCheckout],
	['/api/pesticides', (flags) => flags.featurePesticides],
	['/api/products', (flags) => flags.featureProductDiscovery],
	['/api/questionnaires', (flags) => flags.featureMisc],
	['/api/recipes', (flags) => flags.featureRecipes],
	['/api/search-events', (flags) => flags.featureSearch],
	['/api/stores', (flags) => flags.featureMisc],
	['/api/*/search', (flags) => flags.featureSearch],
];

/** Matches the route pattern, not the requested path, so that no encoding can bypass it. */
export function guardFeatures(app: FastifyInstance): void {
	const known = new Map<string, Guard[]>();
	app.addHook('onRequest', async (request) => {
		const route = request.routeOptions.url ?? '';
		let guards = known.get(route);
		if (!guards) {
			guards = guardsOf(route);
			known.set(route, guards);
		}
		const flags = request.ctx.tenant.config.clientRuntimeConfig;
		if (!guards.every((isOn) => isOn(flags))) throw notFound('address');
	});
}

function guardsOf(route: string): Guard[] {
	const segments = route.split('/');
	return featureGuards
		.filter(([prefix]) =>
			prefix.split('/').every((part, index) => part === '*' || part === segments[index]),
		)
		.map(([, isOn]) => isOn);
}

function hasDeliveryPass(flags: FeatureFlags): boolean {
	return flags.featureCustomer && flags.featureCustomerDeliveryPass && flags.featureCartCheckout;
}
