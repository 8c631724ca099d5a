import { API_ROOT } from '@korb/contracts/platform/wire-names';
import type { FeatureFlags } from '@korb/domain/tenant/features';
import type { FastifyInstance } from 'fastify';
import { SwitchedOff } from '../errors.ts';

type Guard = (flags: FeatureFlags) => boolean;

/**
 * Maps prefixes below the root of the API to feature flags. Every row that matches a route must be on, or the route does
 * not exist for that tenant. `*` matches one segment.
 */
export const featureGuards: readonly (readonly [prefix: string, isOn: Guard])[] = [
	['auth', (flags) => flags.featureCustomer],
	['brands', (flags) => flags.featureProductDiscovery],
	['capacity', (flags) => flags.featureCartCheckout],
	['carts', (flags) => flags.featureCartCheckout],
	['categories', (flags) => flags.featureProductDiscovery],
	['category-trees', (flags) => flags.featureProductDiscovery],
	['checkout', (flags) => flags.featureCartCheckout],
	['checkout-stores', (flags) => flags.featureCartCheckout && flags.featureClickAndCollect],
	['contact', (flags) => flags.featureMisc],
	['content/vouchers', (flags) => flags.featureCustomer],
	['customers', (flags) => flags.featureCustomer],
	['customers/delivery-pass', hasDeliveryPass],
	['customers/digital-wallet', (flags) => flags.featureCustomerWallet],
	['customers/favorite-store', (flags) => flags.featureCustomerFavorites],
	['customers/favorites', (flags) => flags.featureCustomerFavorites],
	['customers/loyalty/vouchers', (flags) => flags.featureJoe],
	['customers/newsletter-topics', (flags) => flags.featureMisc],
	['customers/payment-methods', (flags) => flags.featureCartCheckout],
	// Joe sends out its own cards.
	['customers/physical-card', (flags) => !flags.featureJoe],
	['customers/suggestions', (flags) => flags.featureCustomerFavorites],
	['delivery-pass', hasDeliveryPass],
	['lists', (flags) => flags.featureCustomer && flags.featureCustomerFavorites],
	['newsletter', (flags) => flags.featureMisc],
	['order-config', (flags) => flags.featureCartCheckout],
	['orders', (flags) => flags.featureCartCheckout],
	['pesticides', (flags) => flags.featurePesticides],
	['products', (flags) => flags.featureProductDiscovery],
	['questionnaires', (flags) => flags.featureMisc],
	['recipes', (flags) => flags.featureRecipes],
	['search-events', (flags) => flags.featureSearch],
	['stores', (flags) => flags.featureMisc],
	['*/search', (flags) => flags.featureSearch],
];

/**
 * Calls that another module makes to one that is off: they succeed, and nothing happens. Newsletters
 * belong to misc, the topics of a customer to the customer module.
 */
const standIns: Record<string, Guard> = {
	[`${API_ROOT}customers/newsletter-topics/manage`]: (flags) =>
		flags.featureMisc && !flags.featureCustomer,
};

/** Matches the route pattern, not the requested path, so that no encoding can bypass it. */
export function guardFeatures(app: FastifyInstance): void {
	const known = new Map<string, Guard[]>();
	app.addHook('onRequest', async (request, reply) => {
		const route = request.routeOptions.url ?? '';
		let guards = known.get(route);
		if (!guards) {
			guards = guardsOf(route);
			known.set(route, guards);
		}
		const flags = request.ctx.tenant.config.clientRuntimeConfig;
		if (standIns[route]?.(flags)) return reply.code(200).send();
		if (!guards.every((isOn) => isOn(flags))) throw new SwitchedOff();
	});
}

function guardsOf(route: string): Guard[] {
	if (!route.startsWith(API_ROOT)) return [];
	const segments = route.slice(API_ROOT.length).split('/');
	return featureGuards
		.filter(([prefix]) =>
			prefix.split('/').every((part, index) => part === '*' || part === segments[index]),
		)
		.map(([, isOn]) => isOn);
}

function hasDeliveryPass(flags: FeatureFlags): boolean {
	return flags.featureCustomer && flags.featureCustomerDeliveryPass && flags.featureCartCheckout;
}
