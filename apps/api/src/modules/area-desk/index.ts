export { areaDeskRoutes } from './area-desk.routes.ts';
