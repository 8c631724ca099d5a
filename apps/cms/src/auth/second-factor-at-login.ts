import {
	APIError,
	type CollectionBeforeLoginHook,
	type CollectionBeforeOperationHook,
	LockedAuth,
	type PayloadRequest,
} from 'payload';
import { inLanguageOf, type Label } from '../labels.ts';
import { transactionOf } from '../outbox/outbox.ts';
import { isNewPassword } from './new-password.ts';
import { findRow, mayTry, takeCode } from './second-factor.ts';

/** Runs before the login transaction, so that the count survives a rejected login. */
export const countCodes: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== 'login' || codeIn(req) === '') return;
	const { email = '' } = (args as { data?: { email?: string } }).data ?? {};
	if (!(await mayTry(req.payload, String(email)))) throw new LockedAuth(req.t);
};

/** Runs for every login after the password check. */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
	// A password reset creates no session, so there is nothing to protect.
	if (isNewPassword(req)) return;
	const tx = await transactionOf(req);
	const row = await findRow(tx, user.id);
	if (!row?.isConfirmed) return;
	const code = codeIn(req);
	if (code === '') throw refusal(req, 'second_factor_required', texts.required);
	const person = { id: String(user.id), email: String(user['email']) };
	if (await takeCode(req.payload, tx, person, code)) return;
	throw refusal(req, 'second_factor_wrong', texts.wrong);
};

const texts = {
	required: {
		de: 'Gib noch den Code aus deiner App ein.',
		en: 'Please enter the code from your app as well.',
	},
	wrong: {
		de: 'Dieser Code stimmt nicht oder wurde schon verwendet. Nimm den nächsten aus deiner App.',
		en: 'This code is wrong or was used before. Take the next one from your app.',
	},
};

function refusal(req: PayloadRequest, code: string, text: Label): APIError {
	return new APIError(inLanguageOf(req, text), 401, { code }, true);
}

function codeIn(req: PayloadRequest): string {
	const code: unknown = req.data?.['code'];
	return typeof code === 'string' ? code.trim().slice(0, 40) : '';
}
