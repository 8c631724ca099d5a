export { contactRoutes } from './contact.routes.ts';
export { forgetOldMessages } from './contact.sql.ts';
