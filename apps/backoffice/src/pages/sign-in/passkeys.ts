import type { Me } from '@korb/contracts/admin/staff/staff';
import {
	postStaffPasskey,
	postStaffPasskeyLogin,
	postStaffPasskeyLoginOptions,
	postStaffPasskeyOptions,
} from '@korb/contracts/admin/staff/staff-paths';
import {
	browserSupportsWebAuthn,
	startAuthentication,
	startRegistration,
} from '@simplewebauthn/browser';
import { call } from '../../platform/api/api.ts';

export const canUsePasskeys = browserSupportsWebAuthn;

/** Null when the person chose none. */
export async function signInWithPasskey(): Promise<Me | null> {
	const optionsJSON = await call(postStaffPasskeyLoginOptions);
	const chosen = await orNull(startAuthentication({ optionsJSON }));
	return chosen && call(postStaffPasskeyLogin, { body: chosen });
}

/** Whether the person went through with it. */
export async function createPasskey(name: string): Promise<boolean> {
	const optionsJSON = await call(postStaffPasskeyOptions);
	const passkey = await orNull(startRegistration({ optionsJSON }));
	if (passkey) await call(postStaffPasskey, { body: { name, passkey } });
	return passkey !== null;
}

/** Browsers report a cancelled, aborted or timed-out ceremony alike, to reveal nothing. */
async function orNull<Result>(ceremony: Promise<Result>): Promise<Result | null> {
	return ceremony.catch((error: unknown) => {
		if (error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name))
			return null;
		throw error;
	});
}
