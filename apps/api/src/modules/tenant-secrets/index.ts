export { removeSecret, rotateSecrets, SecretName, setSecret } from './edit-secrets.service.ts';
export { createTenantSecrets, type TenantSecrets } from './tenant-secrets.service.ts';
export { listSecrets } from './tenant-secrets.sql.ts';
