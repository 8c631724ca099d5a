import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Secrets = {
	csrf: string;
	content: string;
	order: string;
	captcha: string;
	picking: string;
	staff: string;
	preview: string;
	tenants: string;
	giftCards: string;
	till: string;
	paymentKey: string;
	paymentEvents: string;
};

/** Generated once and stored, so that a restart does not invalidate existing signatures. */
export function loadSecrets(file: string): Secrets {
	const known: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
	const secrets = {
		csrf: randomBytes(32).toString('base64url'),
		content: `whsec_${randomBytes(32).toString('base64')}`,
		order: randomBytes(32).toString('base64url'),
		captcha: randomBytes(32).toString('base64url'),
		picking: randomBytes(32).toString('base64url'),
		staff: randomBytes(32).toString('base64url'),
		preview: randomBytes(32).toString('base64url'),
		tenants: randomBytes(32).toString('base64url'),
		giftCards: randomBytes(32).toString('base64url'),
		till: randomBytes(32).toString('base64url'),
		paymentKey: randomBytes(32).toString('base64url'),
		paymentEvents: randomBytes(32).toString('base64url'),
		...known,
	};
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
	return secrets;
}
