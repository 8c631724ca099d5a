import { z } from 'zod';

export const Session = z.object({
	sessionId: z.uuid(),
	device: z.string().describe('Such as `Chrome, Windows`; empty when the browser is unknown'),
	createdAt: z.iso.datetime().describe('When the customer signed in'),
	lastSeenAt: z.iso.datetime(),
	isCurrent: z.boolean().describe('Whether it is the session of this request'),
});
export type Session = z.infer<typeof Session>;

export const Passkey = z.object({
	passkeyId: z.uuid(),
	name: z.string(),
	createdAt: z.iso.datetime(),
	lastUsedAt: z.iso.datetime().nullable(),
	isSynced: z.boolean().describe('Whether a password manager keeps a copy'),
});
export type Passkey = z.infer<typeof Passkey>;

export const Security = z.object({
	passwordChangedAt: z.iso.datetime().nullable().describe('Null without a password'),
	isTwoStep: z.boolean().describe('Whether unknown browsers need a code as well'),
	passkeys: z.int().min(0).describe('How many the customer has'),
	newEmail: z.string().nullable().describe('An address that waits to be confirmed'),
	isFresh: z.boolean().describe('Whether sensitive changes need no password right now'),
});
export type Security = z.infer<typeof Security>;
