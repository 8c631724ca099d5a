import { postStaffLogout } from '@korb/contracts/admin/staff/staff-paths';
import { call } from '../platform/api/api.ts';

const STORAGE_KEY = 'signOutOwed';

/** The page is closed, but nobody has answered: the session may be alive once the network is back. */
export function oweSignOut(): void {
	localStorage.setItem(STORAGE_KEY, 'true');
}

/** Before anything asks who is signed in. */
export async function settleSignOut(): Promise<void> {
	if (localStorage.getItem(STORAGE_KEY) === null) return;
	await call(postStaffLogout);
	forgetOwedSignOut();
}

/** A new sign-in has replaced the session. */
export function forgetOwedSignOut(): void {
	localStorage.removeItem(STORAGE_KEY);
}
