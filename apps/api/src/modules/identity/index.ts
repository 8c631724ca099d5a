export { accountMail } from './account-mails.ts';
export { authRoutes } from './auth.routes.ts';
export { createCodeHash } from './codes/login-code.service.ts';
export { credentialRoutes } from './credential.routes.ts';
export { toCustomer } from './customer.mapper.ts';
export { customerRoutes } from './customer.routes.ts';
export {
	type CustomerRow,
	findConfirmedMailbox,
	findCustomer,
	findSecurity,
} from './customers.sql.ts';
export { TIMEOUT_MS as PASSKEY_TIMEOUT_MS } from './passkeys/passkey-ceremony.ts';
export { toCreationOptions, toPasskey, verifyCreated } from './passkeys/passkey-creation.ts';
export { listPasskeys } from './passkeys/passkeys.sql.ts';
export { hashPassword, isPassword } from './passwords/password-hash.ts';
export { requireStrongPassword } from './passwords/password-strength.ts';
export { loadCustomer, readCustomer } from './profile.service.ts';
export { requireProof } from './proof.service.ts';
export { purgeCredentials } from './purge-credentials.ts';
export { hashSecret } from './secret.ts';
export { dropSessionCookies } from './sessions/session-cookie.ts';
export { reportLostSessions, sessionReader } from './sessions/session-reader.ts';
export { endAccess, requireCustomer } from './sessions/sessions.service.ts';
export { type CustomerKey, listSessions } from './sessions/sessions.sql.ts';
