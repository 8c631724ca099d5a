export { applyPlannedImports } from './apply/apply-planned.service.ts';
export { importRoutes } from './imports.routes.ts';
export { purgeImports } from './imports.sql.ts';
export { feedRoutes } from './receive/feed.routes.ts';
export { runImport } from './run-import.service.ts';
