export { handoverRoutes } from './handover.routes.ts';
