import type { Tx } from '../../db/schema.ts';
import { purgeCodes } from './codes/login-codes.sql.ts';
import { purgeEmailChanges } from './email-change/email-change.sql.ts';
import { purgeChallenges } from './passkeys/passkeys.sql.ts';
import { purgeDevices } from './sessions/devices.sql.ts';
import { purgeSessions } from './sessions/sessions.sql.ts';
import { purgeTokens } from './tokens.sql.ts';

/** Deletes what no longer opens anything. */
export async function purgeCredentials(tx: Tx): Promise<void> {
	await purgeTokens(tx);
	await purgeEmailChanges(tx);
	await purgeCodes(tx);
	await purgeChallenges(tx);
	await purgeDevices(tx);
	await purgeSessions(tx);
}
