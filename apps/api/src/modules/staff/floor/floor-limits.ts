import type { RateLimit } from '../../../context.ts';
import type { AdminContext } from '../staff-context.ts';

const TEN_MINUTES = 600;
/** Wrong PINs of one badge, on whichever device, and of whichever badge on one device. */
const perBadge: RateLimit = { name: 'staff-badge', points: 5, seconds: TEN_MINUTES };
const perDevice: RateLimit = { name: 'staff-device', points: 5, seconds: TEN_MINUTES };
/** Ten thousand PINs would take two weeks otherwise; whoever is locked out gets a new badge. */
const perBadgeAndDay: RateLimit = { name: 'staff-badge-day', points: 20, seconds: 86_400 };
const perClient: RateLimit = { name: 'staff-no-device', points: 30, seconds: TEN_MINUTES };

/** Counts before the PIN is checked; returns what a success gives back. */
export async function countBadgeTry(
	{ spend }: AdminContext,
	{ codeHash, deviceId }: { codeHash: Buffer; deviceId: string },
): Promise<() => Promise<void>> {
	const refundDevice = await spend(perDevice, deviceId);
	const badge = codeHash.toString('base64url');
	const refundBadge = await spend(perBadge, badge);
	const refundDay = await spend(perBadgeAndDay, badge);
	return async () => {
		await Promise.all([refundDevice(), refundBadge(), refundDay()]);
	};
}

export async function limitUnknownDevices({ spend, client }: AdminContext): Promise<void> {
	await spend(perClient, client ?? 'inside');
}
