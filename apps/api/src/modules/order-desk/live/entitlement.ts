import { isDeepStrictEqual } from 'node:util';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Database } from '../../../db/database.ts';
import { listWatching, type SignedInStaff, type WatchingRow } from '../../staff/index.ts';

type Watching = { me: SignedInStaff };

/** Those whose session has ended, or whose roles or units have changed since the stream began. */
export async function listUnentitled<W extends Watching>(
	db: Database,
	watchers: readonly W[],
): Promise<W[]> {
	const tokens = watchers.map(({ me }) => me.tokenHash);
	const rows = await db.single((tx) => listWatching(tx, tokens));
	return watchers.filter(({ me }) => {
		const now = rows.find(({ token_hash: hash }) => hash.equals(me.tokenHash));
		return !now || !isSame(me, now);
	});
}

/** On the floor, somebody sees the unit of the device, whatever other units are theirs. */
function isSame({ roles, units, floorDevice }: SignedInStaff, now: WatchingRow): boolean {
	const hasUnits = floorDevice
		? mayEnterUnit(now.units, floorDevice.unit)
		: isDeepStrictEqual(now.units, units);
	return hasUnits && isDeepStrictEqual(now.roles, roles);
}
