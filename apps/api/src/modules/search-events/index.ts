export { searchEventRoutes } from './search-events.routes.ts';
export { ensurePartitions, listMisses, purgeMisses } from './search-events.sql.ts';
