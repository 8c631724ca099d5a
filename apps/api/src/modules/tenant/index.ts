export { tenantRoutes } from './tenant.routes.ts';
export { createTenantDirectory, type TenantDirectory } from './tenant.service.ts';
export { upsertHost, upsertTenant } from './tenant.sql.ts';
