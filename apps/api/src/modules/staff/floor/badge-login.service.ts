import { createHmac } from 'node:crypto';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import { isGuessablePin } from '@korb/domain/staff/pin';
import type { Tx } from '../../../db/schema.ts';
import { ApiError, refused } from '../../../errors.ts';
import { hashPassword, isPassword } from '../../identity/index.ts';
import { recordChange } from '../audit/audit.service.ts';
import { startSession } from '../sign-in/login.service.ts';
import type { AdminContext } from '../staff-context.ts';
import { hashBadgeCode } from './badge-code.ts';
import { type BadgeRow, findBadge, holdBadge, holdPerson, setFirstPin } from './badges.sql.ts';
import { type DeviceRow, findDevice, markDeviceUsed } from './devices.sql.ts';
import { countBadgeTry, limitUnknownDevices } from './floor-limits.ts';

export type BadgeLogin = { badge: string; pin: string; isNewPin: boolean };

export async function findDeviceOf(
	{ db }: Pick<AdminContext, 'db'>,
	sent: Buffer | null,
): Promise<DeviceRow | null> {
	return sent && db.single((tx) => findDevice(tx, sent));
}

/** For its own browser, before anybody has signed in. */
export function describeDevice({ tenants }: Pick<AdminContext, 'tenants'>, device: DeviceRow) {
	const { name, unit } = device;
	const unitNames = tenants.findById(device.tenant_id)?.backOffice.unitNames;
	return { name, unit, unitName: unitNames?.[unit] ?? null };
}

/**
 * Returns the token of a session on this device. Unknown badge, wrong PIN, inactive account and
 * another unit are one error and take the same time.
 */
export async function logInWithBadge(
	ctx: AdminContext,
	staffSecret: string,
	sent: Buffer | null,
	{ badge, pin, isNewPin }: BadgeLogin,
): Promise<string> {
	const device = await findDeviceOf(ctx, sent);
	if (!device) {
		await limitUnknownDevices(ctx);
		throw new ApiError('forbidden', 'This is not a floor device.', {}, 'deviceUnknown');
	}
	const codeHash = hashBadgeCode(badge);
	const succeed = await countBadgeTry(ctx, { codeHash, deviceId: device.device_id });
	const found = await ctx.db.single((tx) => findBadge(tx, device.tenant_id, codeHash));
	const peppered = pepper(pin, found?.staff_id ?? '', staffSecret);
	const isRight = await isPassword(peppered, found?.pin_hash ?? null);
	if (!found || !mayEnterUnit(found.units, device.unit)) throw badgeRefused();
	const isFirst = found.pin_hash === null;
	if (isFirst && !isNewPin) {
		await succeed();
		throw refused('pinMissing', 'Choose a PIN for the new badge.');
	}
	if (isFirst ? isGuessablePin(pin) : !isRight || isNewPin) {
		if (isFirst) await succeed();
		throw isFirst ? new ApiError('password_refused', 'Easy to guess.') : badgeRefused();
	}
	const pinHash = found.pin_hash ?? (await hashPassword(peppered));
	const token = await ctx.db.transaction((tx) =>
		enter(tx, ctx, { device, found, codeHash, pinHash, isFirst }),
	);
	await succeed();
	return token;
}

type Entry = {
	device: DeviceRow;
	found: BadgeRow;
	codeHash: Buffer;
	pinHash: string;
	isFirst: boolean;
};

async function enter(
	tx: Tx,
	ctx: AdminContext,
	{ device, found, codeHash, pinHash, isFirst }: Entry,
): Promise<string> {
	const deviceId = device.device_id;
	const person = { tenantId: found.tenant_id, staffId: found.staff_id, name: found.name };
	const proof = { codeHash, pinHash };
	const isStill =
		(await markDeviceUsed(tx, { tenantId: device.tenant_id, deviceId })) &&
		(await holdPerson(tx, person)) &&
		(isFirst ? await setFirstPin(tx, person, proof) : await holdBadge(tx, person, proof));
	if (!isStill) throw badgeRefused();
	if (isFirst) {
		const change = { action: 'badge.setPin', subject: `staff:${person.staffId}` };
		await recordChange(tx, { me: person, requestId: ctx.requestId }, change);
	}
	return startSession(tx, ctx, person, true, { deviceId, name: device.name });
}

/** Ten thousand PINs are tried in no time: without our secret, a leaked table does not allow it. */
function pepper(pin: string, staffId: string, staffSecret: string): string {
	return createHmac('sha256', staffSecret).update(`pin ${staffId} ${pin}`).digest('base64url');
}

function badgeRefused(): ApiError {
	return new ApiError('login_refused', 'Badge or PIN is wrong.');
}
