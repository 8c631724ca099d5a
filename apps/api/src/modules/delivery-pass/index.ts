export { deliveryPassRoutes } from './delivery-pass.routes.ts';
export { cancelPass, listPasses } from './delivery-pass.sql.ts';
export { grantPass, mayGrantPass } from './grant-pass.service.ts';
export { remindOfPasses } from './remind-passes.service.ts';
