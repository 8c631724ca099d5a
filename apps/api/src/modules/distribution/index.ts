export { areaTerms } from './areas.sql.ts';
export { groupByDay, listWindowsFor, withSurcharge } from './capacity.service.ts';
export { type ResolvedDestination, resolveDestination } from './destination.service.ts';
export { distributionRoutes } from './distribution.routes.ts';
export { findStores } from './distribution.service.ts';
export { type StoreColumns, storeColumns } from './stores.sql.ts';
