import { isMailbox } from '@korb/domain/customer/mailbox';
import {
	type CollectionAfterLoginHook,
	type CollectionBeforeOperationHook,
	type Endpoint,
	forgotPasswordOperation,
	type PayloadRequest,
	resetPasswordOperation,
} from 'payload';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limitTries } from './limit-tries.ts';
import { readBody } from './read-body.ts';
import { resetMail } from './reset-mail.ts';

export const LINK_MS = 60 * 60 * 1000;

/** One email per mailbox and minute, regardless of the client. */
const perMailbox = new RateLimiterMemory({ points: 1, duration: 60 });
const MARK = 'isNewPassword';

/** Replaces Payload's endpoints of the same names. */
export const newPasswordEndpoints = (publicUrl: string): Endpoint[] => [
	{
		path: '/forgot-password',
		method: 'post',
		// Respond first, so that neither content nor timing reveals whether the account exists.
		handler: async (req) => {
			await limitTries(req, 'forgotPassword');
			const email = (await readBody(req))['email']?.trim().toLowerCase() ?? '';
			if (isMailbox(email)) void sendLink(req, email, publicUrl);
			return Response.json({ message: req.t('general:success') });
		},
	},
	{
		path: '/reset-password',
		method: 'post',
		// Payload would sign the user in after a reset, but access to a mailbox alone must not suffice.
		handler: async (req) => {
			await limitTries(req, 'resetPassword');
			const { token = '', password = '' } = await readBody(req);
			await resetPasswordOperation({ collection: usersOf(req), data: { token, password }, req });
			return Response.json({ message: req.t('authentication:passwordResetSuccessfully') });
		},
	},
];

export const noteNewPassword: CollectionBeforeOperationHook = ({ operation, req }) => {
	if (operation === 'resetPassword') req.context[MARK] = true;
};

export function isNewPassword(req: PayloadRequest): boolean {
	return req.context[MARK] === true;
}

/** Ends all sessions of the old password and the one that Payload has just created. */
export const endSessions: CollectionAfterLoginHook = async ({ req, user }) => {
	if (!isNewPassword(req)) return;
	const data = { sessions: [] };
	await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req });
};

/**
 * Runs outside the request's transaction. Inside it, Payload would take a second connection while it
 * holds the first, and a few concurrent requests would exhaust the pool.
 */
async function sendLink(req: PayloadRequest, email: string, publicUrl: string): Promise<void> {
	if (!(await perMailbox.consume(email).catch(() => null))) return;
	try {
		const collection = usersOf(req);
		const requested = { collection, data: { email }, disableEmail: true, req };
		const token = await forgotPasswordOperation(requested);
		if (!token) return;
		const link = new URL(`/admin/reset/${token}`, publicUrl).href;
		await req.payload.sendEmail({ to: email, ...resetMail(req, link) });
	} catch (error) {
		await perMailbox.delete(email);
		// Omit the server's message, which contains the address.
		const { code, responseCode } = error as { code?: string; responseCode?: number };
		req.payload.logger.error({ code, responseCode, msg: 'sending a password reset link failed' });
	}
}

function usersOf(req: PayloadRequest) {
	const users = req.payload.collections['users'];
	return users as Parameters<typeof resetPasswordOperation>[0]['collection'];
}
