import { z } from 'zod';
import { Passkey } from '../../customer/credentials.ts';
import { NewPassword, PasskeyNameForm, Password } from '../../customer/customer-forms.ts';
import {
	PasskeyAssertion,
	PasskeyCreationOptions,
	PasskeyRegistration,
	PasskeyRequestOptions,
} from '../../customer/passkey-ceremony.ts';
import { Email } from '../../forms/forms.ts';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { FloorDeviceHere, Me } from './staff.ts';
import * as paths from './staff-paths.ts';

const tags = ['sign-in'];
const nothing = z.undefined().describe('No content');
const linkToken = z.string().regex(/^[\w-]{43}$/);
/** Six digits of an authenticator app, or a recovery code such as `abcde-fghjk`. */
const secondCode = z.string().trim().min(6).max(20);

export const postStaffLogin = {
	...at(paths.postStaffLogin),
	access: 'anyone' as const,
	errors: ['login_refused', 'code_required'] as const,
	tags,
	summary: 'Signs in with a password and, once it is set up, a code; `code_required` asks for it',
	body: z.strictObject({ email: Email, password: Password, code: secondCode.optional() }),
	response: { 200: Me, ...problem },
};

export const postStaffLogout = {
	...at(paths.postStaffLogout),
	access: 'anyone' as const,
	tags,
	summary: 'Ends the session of this browser; succeeds without one, too',
	response: { 204: nothing, ...problem },
};

export const postStaffPasskeyLoginOptions = {
	...at(paths.postStaffPasskeyLoginOptions),
	access: 'anyone' as const,
	tags,
	summary: 'Starts a sign-in with any passkey of the back office',
	response: { 200: PasskeyRequestOptions, ...problem },
};

export const postStaffPasskeyLogin = {
	...at(paths.postStaffPasskeyLogin),
	access: 'anyone' as const,
	errors: ['login_refused'] as const,
	tags,
	summary: 'Signs the owner of the passkey in; it counts as both factors',
	body: PasskeyAssertion,
	response: { 200: Me, ...problem },
};

export const getSignInMethods = {
	...at(paths.getSignInMethods),
	access: 'anyone' as const,
	tags,
	summary: 'Returns the name of the identity provider, and the floor device of this browser',
	response: {
		200: z.object({
			singleSignOn: z.string().nullable(),
			floorDevice: FloorDeviceHere.extend({
				unitName: z.string().nullable().describe('Null where the shop has given none'),
			}).nullable(),
			isRetired: z.boolean().describe('The browser was a floor device and is none any more'),
		}),
		...problem,
	},
};

export const postSingleSignOnOptions = {
	...at(paths.postSingleSignOnOptions),
	access: 'anyone' as const,
	errors: ['not_found', 'unavailable'] as const,
	tags,
	summary: 'Starts a sign-in at the identity provider (OpenID Connect)',
	response: { 200: z.object({ url: z.url().describe('Where to send the browser') }), ...problem },
};

export const postSingleSignOn = {
	...at(paths.postSingleSignOn),
	access: 'anyone' as const,
	errors: ['login_refused', 'not_found', 'unavailable'] as const,
	tags,
	summary: 'Signs in with what the identity provider sent the browser back with; works once',
	body: z.strictObject({
		code: z.string().min(1).max(4096),
		state: linkToken,
		iss: z.string().max(512).optional(),
	}),
	response: { 200: Me, ...problem },
};

export const getMe = {
	...at(paths.getMe),
	access: 'anySession' as const,
	errors: ['unauthorized'] as const,
	tags,
	summary: 'Returns the person who is signed in, with their permissions',
	response: { 200: Me, ...problem },
};

export const postTotp = {
	...at(paths.postTotp),
	access: 'signedIn' as const,
	errors: ['unauthorized', 'forbidden', 'conflict'] as const,
	tags,
	summary:
		'Creates a TOTP secret; it counts once a code confirms it. 409 when there is one already',
	response: {
		200: z.object({
			secret: z.string().describe('Base32, to be typed'),
			uri: z.string().describe('`otpauth://`'),
			qrCode: z.string().describe('The URI as an SVG document'),
		}),
		...problem,
	},
};

export const putTotp = {
	...at(paths.putTotp),
	access: 'signedIn' as const,
	errors: ['unauthorized', 'forbidden', 'login_refused'] as const,
	tags,
	summary: 'Confirms the TOTP secret by its first code; the recovery codes are shown only here',
	body: z.strictObject({ code: secondCode }),
	response: { 200: z.object({ recoveryCodes: z.array(z.string()) }), ...problem },
};

export const getStaffPasskeys = {
	...at(paths.getStaffPasskeys),
	access: 'signedIn' as const,
	errors: ['unauthorized', 'forbidden'] as const,
	tags,
	summary: 'Lists the passkeys of the person who is signed in, the oldest first',
	response: { 200: z.object({ passkeys: z.array(Passkey) }), ...problem },
};

export const postStaffPasskeyOptions = {
	...at(paths.postStaffPasskeyOptions),
	access: 'signedIn' as const,
	errors: ['unauthorized', 'forbidden', 'conflict', 'reauthentication_required'] as const,
	tags,
	summary: 'Starts the creation of a passkey; needs a sign-in a few minutes ago',
	response: { 200: PasskeyCreationOptions, ...problem },
};

export const postStaffPasskey = {
	...at(paths.postStaffPasskey),
	access: 'signedIn' as const,
	errors: ['unauthorized', 'forbidden', 'conflict', 'login_refused'] as const,
	tags,
	summary: 'Stores a passkey that the browser has created',
	body: z.strictObject({ name: PasskeyNameForm.shape.name, passkey: PasskeyRegistration }),
	response: { 200: Passkey, ...problem },
};

export const deleteStaffPasskey = {
	...at(paths.deleteStaffPasskey),
	access: 'signedIn' as const,
	errors: ['unauthorized', 'forbidden', 'not_found', 'conflict'] as const,
	tags,
	summary: 'Removes a passkey; 409 when it is the only second factor',
	params: z.object({ passkeyId: z.uuid() }),
	response: { 204: nothing, ...problem },
};

export const postInvitationLookup = {
	...at(paths.postInvitationLookup),
	access: 'anyone' as const,
	errors: ['link_expired'] as const,
	tags,
	summary: 'Returns whom an invitation is for',
	body: z.strictObject({ token: linkToken }),
	response: {
		200: z.object({ email: z.string(), name: z.string(), shop: z.string() }),
		...problem,
	},
};

export const postInvitationAcceptance = {
	...at(paths.postInvitationAcceptance),
	access: 'anyone' as const,
	errors: ['link_expired', 'password_refused'] as const,
	tags,
	summary: 'Accepts an invitation with a new password and signs in; works once',
	body: z.strictObject({ token: linkToken, password: NewPassword }),
	response: { 200: Me, ...problem },
};
