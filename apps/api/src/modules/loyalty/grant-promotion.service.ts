import type { Database } from '../../db/database.ts';
import { grantToMembers } from './promotions.sql.ts';

/** Gives a promotion to every member, in short transactions; repeating it changes nothing. */
export async function grantPromotion(
	db: Database,
	promotion: { tenantId: string; promotionId: string },
): Promise<void> {
	let last: string | null = null;
	do {
		last = await db.transaction((tx) => grantToMembers(tx, promotion, last));
	} while (last !== null);
}
