import type { Tenant } from '../context.ts';
import {
	type Feed,
	type ImportDeps,
	type ImportSummary,
	importFeed,
	type Rejection,
	refreshShelves,
	startAndEndPromotions,
} from '../modules/catalogue/index.ts';
import { buildWords } from '../modules/search/index.ts';

/** A feed into the catalogue, and from there onto the shelves and into search. */
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

/** Also takes up what an import that broke off has left behind. */
export async function refreshCatalogue(deps: ImportDeps, tenant: Tenant): Promise<void> {
	await startAndEndPromotions(deps, placeOf(tenant));
	const language = tenant.config.clientRuntimeConfig.locale.startsWith('en') ? 'en' : 'de';
	await refreshShelves(deps, tenant.id, (tx, id) => buildWords(tx, id, language));
}

function placeOf(tenant: Tenant): { id: string; timeZone: string } {
	return { id: tenant.id, timeZone: tenant.config.clientRuntimeConfig.timeZone };
}
