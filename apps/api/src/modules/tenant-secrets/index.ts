export { removeSecret, rotateSecrets, setSecret } from './edit-secrets.service.ts';
export {
	readAccounts,
	type StoredAccounts,
	writeAccounts,
} from './payment-accounts.service.ts';
export type { SecretKeys } from './sealed-secret.ts';
export { isTestMoney, type PaymentAccount, SecretName } from './secret-values.ts';
export {
	createTenantSecrets,
	noTenantSecrets,
	type TenantSecrets,
} from './tenant-secrets.service.ts';
export { listSecrets } from './tenant-secrets.sql.ts';
