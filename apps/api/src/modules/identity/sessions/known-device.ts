import type { RequestContext } from '../../../context.ts';
import { hashSecret } from '../secret.ts';
import type { Browser } from './browser.ts';
import { isKnownDevice } from './devices.sql.ts';

/** The key of the browser, if the owner of the address has signed in with it before. */
export async function findKnownDevice(
	ctx: RequestContext,
	email: string,
	{ deviceToken }: Browser,
): Promise<string | null> {
	const hash = hashSecret(deviceToken);
	const isKnown = await ctx.db.single((tx) => isKnownDevice(tx, ctx.tenant.id, email, hash));
	return isKnown ? hash.toString('base64url') : null;
}
