import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { captchaQuery, linkToken, nothing } from './account-parts.ts';
import * as paths from './credential-paths.ts';
import { Passkey, Security, Session } from './credentials.ts';
import { Customer } from './customer.ts';
import { CodeForm, EmailForm, PasskeyNameForm, Password } from './customer-forms.ts';
import {
	PasskeyAssertion,
	PasskeyCreationOptions,
	PasskeyRegistration,
	PasskeyRequestOptions,
} from './passkey-ceremony.ts';

const tags = ['customers'];
const signedIn = ['not_found', 'unauthorized'] as const;
/** Changes that need the password, or a sign-in a few minutes ago. */
const proven = [...signedIn, 'login_refused', 'reauthentication_required'] as const;
const passkeyParams = z.object({ passkeyId: z.uuid() });

export const getSecurity = {
	...at(paths.getSecurity),
	errors: signedIn,
	tags,
	summary: 'Returns how the account of the customer is protected',
	response: { 200: Security, ...problem },
};

export const getSessions = {
	...at(paths.getSessions),
	errors: signedIn,
	tags,
	summary: 'Lists the browsers in which the customer is signed in, the latest first',
	response: { 200: z.object({ sessions: z.array(Session) }), ...problem },
};

export const deleteSession = {
	...at(paths.deleteSession),
	errors: signedIn,
	tags,
	summary: 'Signs one browser of the customer out',
	params: z.object({ sessionId: z.uuid() }),
	response: { 204: nothing, ...problem },
};

export const deleteOtherSessions = {
	...at(paths.deleteOtherSessions),
	errors: signedIn,
	tags,
	summary: 'Signs the customer out everywhere but here',
	response: { 204: nothing, ...problem },
};

export const postEmailChange = {
	...at(paths.postEmailChange),
	errors: proven,
	tags,
	summary: 'Sends a link to the old and to the new address; both have to be opened',
	body: z.strictObject(EmailForm.shape).extend({ password: z.optional(Password) }),
	response: { 202: nothing, ...problem },
};

export const postEmailConfirm = {
	...at(paths.postEmailConfirm),
	errors: ['not_found'] as const,
	tags,
	summary: 'Confirms a change of address for one of the two mailboxes',
	body: z.strictObject({ token: linkToken }),
	response: {
		200: z.object({
			waitingFor: z
				.enum(['old', 'new'])
				.nullable()
				.describe('The mailbox whose link is still to be opened; null when the address changed'),
		}),
		...problem,
	},
};

export const putTwoStep = {
	...at(paths.putTwoStep),
	errors: proven,
	tags,
	summary: 'Switches the second step of sign-ins in unknown browsers on or off',
	body: z.strictObject({ isTwoStep: z.boolean(), password: z.optional(Password) }),
	response: { 200: Security, ...problem },
};

export const postLoginCode = {
	...at(paths.postLoginCode),
	tags,
	summary: 'Sends a code to sign in with in this browser, if there is such an account',
	querystring: captchaQuery,
	body: z.strictObject(EmailForm.shape),
	response: { 202: nothing, ...problem },
};

export const postCodeLogin = {
	...at(paths.postCodeLogin),
	errors: ['login_refused', 'password_required'] as const,
	tags,
	summary: 'Signs a customer in with the code; with a second step, the password is needed, too',
	body: z.strictObject(CodeForm.shape),
	response: { 200: Customer, ...problem },
};

export const postPasskeyLoginOptions = {
	...at(paths.postPasskeyLoginOptions),
	tags,
	summary: 'Starts a sign-in with any passkey of the shop',
	response: { 200: PasskeyRequestOptions, ...problem },
};

export const postPasskeyLogin = {
	...at(paths.postPasskeyLogin),
	errors: ['login_refused'] as const,
	tags,
	summary: 'Signs the owner of the passkey in',
	body: PasskeyAssertion,
	response: { 200: Customer, ...problem },
};

export const getPasskeys = {
	...at(paths.getPasskeys),
	errors: signedIn,
	tags,
	summary: 'Lists the passkeys of the customer, the oldest first',
	response: { 200: z.object({ passkeys: z.array(Passkey) }), ...problem },
};

export const postPasskeyOptions = {
	...at(paths.postPasskeyOptions),
	errors: [...proven, 'conflict'] as const,
	tags,
	summary: 'Starts the creation of a passkey; 409 when the customer has enough of them',
	body: z.strictObject({ password: z.optional(Password) }),
	response: { 200: PasskeyCreationOptions, ...problem },
};

export const postPasskey = {
	...at(paths.postPasskey),
	errors: [...signedIn, 'conflict', 'login_refused'] as const,
	tags,
	summary: 'Stores a passkey that the browser has created; without a name, the browser gives one',
	body: z.strictObject({ name: PasskeyNameForm.shape.name, passkey: PasskeyRegistration }),
	response: { 200: Passkey, ...problem },
};

export const putPasskey = {
	...at(paths.putPasskey),
	errors: signedIn,
	tags,
	summary: 'Renames a passkey',
	params: passkeyParams,
	body: z.strictObject(PasskeyNameForm.shape),
	response: { 200: Passkey, ...problem },
};

export const deletePasskey = {
	...at(paths.deletePasskey),
	errors: signedIn,
	tags,
	summary: 'Removes a passkey; it opens nothing from then on',
	params: passkeyParams,
	response: { 204: nothing, ...problem },
};
