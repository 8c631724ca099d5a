export { newsletterRoutes } from './newsletter.routes.ts';
export { purgeSubscriptionRequests } from './newsletter.sql.ts';
