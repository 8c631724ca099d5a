export { newsletterRoutes } from './newsletter.routes.ts';
export { forgetOldWishes } from './newsletter.sql.ts';
