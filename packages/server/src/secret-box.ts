/** Secrets at rest: second factors, and what shops share with their own systems. */
import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	hkdfSync,
	randomBytes,
	randomInt,
} from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;
/** Without characters that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF_CODE = 5;

/** Binds the ciphertext to its owner: copied to another row, it cannot be decrypted. */
export function seal(text: string, ownerId: string, secret: string): string {
	const iv = randomBytes(IV_LENGTH);
	const cipher = createCipheriv(ALGORITHM, keyFor('secret', secret), iv);
	cipher.setAAD(Buffer.from(ownerId));
	const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

export function unseal(sealed: string, ownerId: string, secret: string): string {
	const bytes = Buffer.from(sealed, 'base64');
	const iv = bytes.subarray(0, IV_LENGTH);
	const decipher = createDecipheriv(ALGORITHM, keyFor('secret', secret), iv);
	decipher.setAAD(Buffer.from(ownerId));
	decipher.setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
	const text = decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH));
	return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** Nearly fifty bits, shown as `abcde-fghjk`. */
export function makeRecoveryCode(): string {
	const half = () => Array.from({ length: HALF_CODE }, () => LETTERS[randomInt(LETTERS.length)]);
	return `${half().join('')}-${half().join('')}`;
}

/** No slow hash needed: the codes are random, and the key is not in the database. */
export function hashRecoveryCode(code: string, ownerId: string, secret: string): string {
	const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
	return createHmac('sha256', keyFor('recovery', secret))
		.update(`${ownerId} ${plain}`)
		.digest('base64url');
}

function keyFor(purpose: string, secret: string): Buffer {
	return Buffer.from(hkdfSync('sha256', secret, '', `korb second factor ${purpose}`, 32));
}
