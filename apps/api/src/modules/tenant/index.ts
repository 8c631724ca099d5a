export { toTenant } from './tenant.mapper.ts';
export { tenantRoutes, tenantVersionRoutes } from './tenant.routes.ts';
export { createTenantDirectory, type TenantDirectory } from './tenant.service.ts';
export { listTenants, listTenantVersions, upsertHost, upsertTenant } from './tenant.sql.ts';
