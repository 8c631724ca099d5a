export { waveRoutes } from './picking.routes.ts';
export { purgePicking } from './purge.sql.ts';
