import { hashRecoveryCode, makeRecoveryCode, seal, unseal } from '@korb/server/secret-box';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import type { Tx } from '../../../db/schema.ts';
import { ApiError, refused } from '../../../errors.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { StaffContext, StaffKey } from '../staff-context.ts';
import { strengthenSession } from './sessions.sql.ts';
import { limitCodeTries } from './sign-in-limits.ts';
import {
	confirmTotp,
	findTotp,
	putUnconfirmed,
	type TotpRow,
	takeRecoveryCode,
	takeStep,
} from './totp.sql.ts';

const ISSUER = 'Korb';
/** Tolerates clock drift of phones. */
const STEPS_AROUND = 1;
const RECOVERY_CODES = 10;

export type Person = StaffKey & { email: string };

/** Shown until a code confirms it, never afterwards. */
export async function beginTotp({ db, me }: StaffContext, staffSecret: string) {
	const totp = toTotp(new Secret({ size: 20 }).base32, me.email);
	const sealed = seal(totp.secret.base32, me.staffId, staffSecret);
	if (!(await db.transaction((tx) => putUnconfirmed(tx, me, sealed)))) {
		throw refused('totpKnown', 'An authenticator app is set up already.');
	}
	const uri = totp.toString();
	return { secret: totp.secret.base32, uri, qrCode: encodeQR(uri, 'svg') };
}

/** Returns the recovery codes, of which only hashes are kept. */
export async function finishTotp(
	ctx: StaffContext,
	staffSecret: string,
	code: string,
): Promise<string[]> {
	const refund = await limitCodeTries(ctx, ctx.me.staffId);
	const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
	const recoveryHashes = codes.map((text) => hashRecoveryCode(text, ctx.me.staffId, staffSecret));
	await ctx.db.transaction(async (tx) => {
		const row = await findTotp(tx, ctx.me);
		const step = row && findStep(row, ctx.me, staffSecret, code);
		if (step === null || !(await confirmTotp(tx, ctx.me, { step, recoveryHashes }))) {
			throw new ApiError('login_refused', 'The code is wrong.');
		}
		await strengthenSession(tx, ctx.me, ctx.me.tokenHash);
		await recordChange(tx, ctx, { action: 'totp.add', subject: `staff:${ctx.me.staffId}` });
	});
	await refund();
	return codes;
}

/** Consumes a code of the app or a recovery code; each works once. */
export async function takeSecondCode(
	tx: Tx,
	person: Person,
	staffSecret: string,
	code: string,
): Promise<boolean> {
	const row = await findTotp(tx, person);
	if (!row?.is_confirmed) return false;
	const step = findStep(row, person, staffSecret, code);
	if (step !== null) return takeStep(tx, person, step);
	return takeRecoveryCode(tx, person, hashRecoveryCode(code, person.staffId, staffSecret));
}

/** The time step of a code; null if it is wrong, expired or used before. */
function findStep(row: TotpRow, person: Person, staffSecret: string, code: string): number | null {
	const token = code.replaceAll(/\s/g, '');
	if (!/^\d{6}$/.test(token)) return null;
	const totp = toTotp(unseal(row.secret, person.staffId, staffSecret), person.email);
	const delta = totp.validate({ token, window: STEPS_AROUND });
	const step = delta === null ? null : totp.counter() + delta;
	return step !== null && step > Number(row.last_step) ? step : null;
}

function toTotp(base32: string, label: string): TOTP {
	return new TOTP({ issuer: ISSUER, label, secret: base32 });
}
