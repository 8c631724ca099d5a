export { removeSecret, rotateSecrets, setSecret } from './edit-secrets.service.ts';
export { type PaymentAccount, SecretName } from './secret-values.ts';
export {
	createTenantSecrets,
	noTenantSecrets,
	type TenantSecrets,
} from './tenant-secrets.service.ts';
export { listSecrets } from './tenant-secrets.sql.ts';
