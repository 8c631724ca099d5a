export { customerDataRoutes } from './customer-data.routes.ts';
export { endRetention, eraseCustomers } from './erase.service.ts';
