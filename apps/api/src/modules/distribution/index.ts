export { groupByDay } from './capacity.service.ts';
export { type ResolvedDestination, resolveDestination } from './destination.service.ts';
export { distributionRoutes } from './distribution.routes.ts';
