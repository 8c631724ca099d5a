export { collectExport } from './collect-export.ts';
export { customerDataRoutes } from './customer-data.routes.ts';
export { keepAccount, scheduleDeletion } from './deletion.service.ts';
export { endRetention, eraseCustomers } from './erase.service.ts';
export { packExport } from './export.service.ts';
export { findCommunication } from './export.sql.ts';
