export { toFacets, toProduct } from './catalogue.mapper.ts';
export { catalogueRoutes, regionOf, send } from './catalogue.routes.ts';
export {
	inScope,
	type Keyed,
	listAllProducts,
	listCategoryProducts,
	listProductsBySku,
	loadProducts,
	type Scope,
	scopeOf,
	todayOf,
	toFilters,
} from './catalogue.service.ts';
export {
	listIdsBySku,
	listReplacementIds,
	type ProductRow,
	productColumns,
	productTables,
} from './catalogue.sql.ts';
export { refreshDemand } from './demand.service.ts';
export {
	type Feed,
	type ImportDeps,
	type ImportSummary,
	importFeed,
} from './import/import.service.ts';
export { photosIn } from './import/import-pictures.ts';
export type { Rejection } from './import/import-records.service.ts';
export { isOrderable } from './is-orderable.ts';
export { chosenBits, knownRegion, numbersBy, productsAt } from './listing/listing.sql.ts';
export { refreshListings, startAndEndPromotions } from './listing/listings.service.ts';
export type { PictureSource } from './pictures/picture-source.ts';
export { pictureRoutes, showAnywhere } from './pictures/pictures.routes.ts';
export { findStoreRegion } from './store-region.sql.ts';
