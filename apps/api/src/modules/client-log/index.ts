export { clientLogRoutes } from './client-log.routes.ts';
