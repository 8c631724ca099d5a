export { contactRoutes } from './contact.routes.ts';
export { purgeMessages } from './contact.sql.ts';
