export { customerDeskRoutes } from './customer-desk.routes.ts';
export { findCaller } from './read-customers.service.ts';
