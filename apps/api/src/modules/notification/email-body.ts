import { gunzipSync, gzipSync } from 'node:zlib';
import { seal, unseal } from '@korb/server/secret-box';
import type { Mail } from '../../mail/mail.ts';

export type EmailBody = Pick<Mail, 'text' | 'html'>;

/** Compressed first: ciphertext does not shrink in the database. */
export function sealBody({ text, html }: EmailBody, emailId: string, secret: string): string {
	const packed = gzipSync(JSON.stringify({ text, html }));
	return seal(packed.toString('base64'), emailId, secret);
}

export function unsealBody(sealed: string, emailId: string, secret: string): EmailBody {
	const packed = Buffer.from(unseal(sealed, emailId, secret), 'base64');
	return JSON.parse(gunzipSync(packed).toString('utf8')) as EmailBody;
}
