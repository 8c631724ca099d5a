import {
	postPasskey,
	postPasskeyLogin,
	postPasskeyLoginOptions,
	postPasskeyOptions,
} from '@korb/contracts/customer/credential-paths';
import type { Passkey } from '@korb/contracts/customer/credentials';
import type { Customer } from '@korb/contracts/customer/customer';
import { getCsrf } from '@korb/contracts/platform/paths';
import {
	browserSupportsWebAuthn,
	browserSupportsWebAuthnAutofill,
	startAuthentication,
	startRegistration,
	WebAuthnAbortService,
	WebAuthnError,
} from '@simplewebauthn/browser';
import type { Api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';

/** Import this module dynamically: only the login and the security page need it. */

export const canUsePasskeys = browserSupportsWebAuthn;

/** Whether the email field can offer passkeys: it needs `autocomplete="username webauthn"`. */
export const canAutofillPasskeys = browserSupportsWebAuthnAutofill;

/** Ends an autofill that is waiting, for instance when the page is left. */
export function stopAutofill(): void {
	WebAuthnAbortService.cancelCeremony();
}

/**
 * Signs in with a passkey; null when the customer chose none. With `autofill` it waits until one is
 * picked in the email field; any other ceremony ends the waiting.
 */
export async function signInWithPasskey(
	api: Api,
	{ autofill = false }: { autofill?: boolean } = {},
): Promise<Customer | null> {
	const optionsJSON = await requestOptions(api);
	const chosen = await orNull(
		startAuthentication({
			optionsJSON,
			useBrowserAutofill: autofill,
			verifyBrowserAutofillInput: false,
		}),
	);
	return chosen && api.call(postPasskeyLogin, { body: chosen });
}

/** When a session has just ended, a late response may leave the browser with its CSRF token. */
async function requestOptions(api: Api) {
	try {
		return await api.call(postPasskeyLoginOptions);
	} catch (error) {
		if (!(error instanceof ApiError) || error.errorCode !== 'csrf_refused') throw error;
		await api.call(getCsrf);
		return api.call(postPasskeyLoginOptions);
	}
}

/** Creates a passkey on this device; null when the customer changed their mind. */
export async function createPasskey(
	api: Api,
	{ name, password }: { name: string; password?: string },
): Promise<Passkey | null> {
	const optionsJSON = await api.call(postPasskeyOptions, { body: password ? { password } : {} });
	const passkey = await orNull(startRegistration({ optionsJSON }));
	return passkey && api.call(postPasskey, { body: { name, passkey } });
}

/** Whether the device says that it holds a passkey of this account already. */
export function isKnownAuthenticator(error: unknown): boolean {
	return (
		error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
	);
}

/** Browsers report a cancelled, aborted or timed-out ceremony alike, to reveal nothing. */
async function orNull<Result>(ceremony: Promise<Result>): Promise<Result | null> {
	return ceremony.catch((error: unknown) => {
		if (error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name))
			return null;
		throw error;
	});
}
