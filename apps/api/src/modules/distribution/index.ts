export { type ResolvedDestination, resolveDestination } from './destination.service.ts';
export { distributionRoutes } from './distribution.routes.ts';
