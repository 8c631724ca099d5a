import * as contract from '@korb/contracts/fulfilment/maps';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { ApiPlugin, RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import type { AddressSearch, Where } from './address-search.ts';
import { loadFeatures } from './features.service.ts';

/** For edge and browser alike: streets rarely change. */
const FEATURES_CACHE = 'public, max-age=3600';

/** A failing search must not fail the request: addresses can be typed by hand. */
export const mapRoutes =
	(search: AddressSearch): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.autocompletePlaces),
			handler: async ({ ctx, query }) => {
				const isAddressOnly = query.addressOnly === 'true';
				const lookup = { text: query.q, isAddressOnly, ...whereOf(ctx, query.restrictCountry) };
				return (await swallow(ctx, () => search.complete(lookup))) ?? [];
			},
		});

		app.route({
			...routeOf(contract.geocodeLocation),
			handler: async ({ ctx, query }) => {
				const position = { lat: query.latitude, lng: query.longitude };
				return found(await swallow(ctx, () => search.reverse({ position, ...whereOf(ctx) })));
			},
		});

		app.route({
			...routeOf(contract.geocodeAddress),
			handler: async ({ ctx, query }) => {
				const lookup = { text: query.address, ...whereOf(ctx, query.restrictCountry) };
				return found(await swallow(ctx, () => search.geocode(lookup)));
			},
		});

		app.route({
			...routeOf(contract.geocodePlace),
			handler: async ({ ctx, params, query }) => {
				const text = [query.primaryPart, query.secondaryPart].filter(Boolean).join(', ');
				const suggestion = { id: params.id, text, ...whereOf(ctx) };
				return found(await swallow(ctx, () => search.locate(suggestion)));
			},
		});

		app.route({
			...routeOf(contract.getMapFeatures),
			handler: async ({ ctx }, reply) => {
				reply.header('cache-control', FEATURES_CACHE);
				reply.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(ctx.tenant.id));
				return loadFeatures(ctx);
			},
		});
	};

function whereOf(ctx: RequestContext, restrictCountry?: string): Where {
	const { country } = ctx.tenant.config.clientRuntimeConfig;
	return { country: restrictCountry?.toUpperCase() ?? country, locale: ctx.locale };
}

async function swallow<T>(ctx: RequestContext, work: () => Promise<T>): Promise<T | null> {
	return work().catch((error: unknown) => {
		ctx.log.warn({ error }, 'the geocoder is unavailable');
		return null;
	});
}

function found<T>(address: T | null): T {
	if (!address) throw notFound('address');
	return address;
}
