export { searchEventRoutes } from './search-events.routes.ts';
export { ensurePartitions, forgetOldMisses, listMisses } from './search-events.sql.ts';
