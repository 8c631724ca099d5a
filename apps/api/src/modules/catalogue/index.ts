export {
	pictureBase,
	toFacets,
	toProduct,
	toProductDetails,
} from './catalogue.mapper.ts';
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
export { refreshDemand } from './demand.service.ts';
export { writeChangedOffers } from './import/change-offers.service.ts';
export {
	findSlugs,
	type KnownNames,
	listProductStates,
	writeChangedProduct,
	writeChangedProducts,
} from './import/change-products.service.ts';
export {
	type Feed,
	type ImportDeps,
	type ImportSummary,
	importFeed,
	productKeys,
} from './import/import.service.ts';
export { photosIn } from './import/import-pictures.ts';
export type { Rejection } from './import/import-records.service.ts';
export {
	listOfferStates,
	lockOffers,
	type OfferState,
	type OfferStateRow,
} from './import/offer-states.sql.ts';
export {
	type ProductField,
	type ProductState,
	recordToState,
	toProductRecord,
} from './import/product-state.ts';
export { lockProducts } from './import/product-states.sql.ts';
export { isOrderable } from './is-orderable.ts';
export { chosenBits, numbersBy, productsAt } from './listing/listing.sql.ts';
export { refreshListings, startAndEndPromotions } from './listing/listings.service.ts';
export { listRegions } from './listing/listings.sql.ts';
export { markRegionalListings } from './listing/mark-listings.sql.ts';
export type { PictureSource } from './pictures/picture-source.ts';
export { pictureRoutes, showAnywhere } from './pictures/pictures.routes.ts';
export { soldByOf, toReduction } from './price.mapper.ts';
export {
	findProduct,
	listIdsBySku,
	type ProductDetailsRow,
	type ProductRow,
	productColumns,
	productTables,
} from './products.sql.ts';
export { knownRegion } from './region.sql.ts';
export { listReplacementIds } from './related-products.sql.ts';
export { findStoreRegion } from './store-region.sql.ts';
