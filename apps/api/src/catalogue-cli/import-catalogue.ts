import type { Tenant } from '../context.ts';
import {
	type Feed,
	type ImportDeps,
	type ImportSummary,
	importFeed,
	type Rejection,
	refreshListings,
	startAndEndPromotions,
} from '../modules/catalogue/index.ts';
import { buildWords } from '../modules/search/index.ts';

/** Imports a feed into the catalogue, then refreshes listings and search. */
export async function importCatalogue(
	deps: ImportDeps,
	tenant: Tenant,
	feed: Feed,
	onReject: (rejection: Rejection) => void = () => {},
): Promise<ImportSummary> {
	const summary = await importFeed(deps, placeOf(tenant), feed, onReject);
	await refreshCatalogue(deps, tenant);
	return summary;
}

/** Also completes what an aborted import has left behind. */
export async function refreshCatalogue(deps: ImportDeps, tenant: Tenant): Promise<void> {
	await startAndEndPromotions(deps, placeOf(tenant));
	const language = tenant.config.clientRuntimeConfig.locale.startsWith('en') ? 'en' : 'de';
	await refreshListings(deps, tenant.id, (tx, id) => buildWords(tx, id, language));
}

function placeOf(tenant: Tenant): { id: string; timeZone: string } {
	return { id: tenant.id, timeZone: tenant.config.clientRuntimeConfig.timeZone };
}
