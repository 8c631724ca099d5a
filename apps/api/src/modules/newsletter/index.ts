export { newsletterRoutes } from './newsletter.routes.ts';
export { changeTopics } from './newsletter.service.ts';
export { purgeSubscriptionRequests } from './newsletter.sql.ts';
