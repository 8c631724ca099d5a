import { hashRecoveryCode, makeRecoveryCode, seal, unseal } from '@korb/server/secret-box';
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import type { Transaction } from '../outbox/outbox.ts';

const ISSUER = 'Korb';
const PERIOD_S = 30;
/** Tolerates clock drift of phones. */
const STEPS_AROUND = 1;
const RECOVERY_CODES = 10;
const MAX_TRIES = 5;

type Row = { secret: string; lastStep: number; isConfirmed: boolean; recoveryCodes: number };
export type Person = { id: string; email: string };

/** For single statements. */
export function poolOf(payload: Payload): Transaction {
	return (payload.db as unknown as PostgresAdapter).drizzle;
}

/** Creates a secret that takes effect once a code confirms it; null if there is a confirmed one. */
export async function beginEnrolment(payload: Payload, person: Person): Promise<TOTP | null> {
	const totp = toTotp(new Secret({ size: 20 }).base32, person.email);
	const sealed = seal(totp.secret.base32, person.id, payload.secret);
	const { rowCount } = await poolOf(payload).execute(sql`
		INSERT INTO cms.second_factor (user_id, secret) VALUES (${person.id}, ${sealed})
		ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0
		WHERE cms.second_factor.confirmed_at IS NULL
	`);
	return rowCount ? totp : null;
}

/** Returns the recovery codes, which are shown only once; null if the code is wrong. */
export async function confirmEnrolment(
	payload: Payload,
	person: Person,
	code: string,
): Promise<string[] | null> {
	const row = await findRow(poolOf(payload), person.id);
	const step = row && !row.isConfirmed ? findStep(payload, row, person, code) : null;
	if (step === null) return null;
	const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
	const hashes = codes.map((text) => hashRecoveryCode(text, person.id, payload.secret));
	const { rowCount } = await poolOf(payload).execute(sql`
		UPDATE cms.second_factor SET confirmed_at = now(), last_step = ${step}, tries = 0,
			recovery_hashes = ${sql.param(hashes)}
		WHERE user_id = ${person.id} AND confirmed_at IS NULL
	`);
	return rowCount ? codes : null;
}

/** Consumes a TOTP or recovery code; each works once. */
export async function takeCode(
	payload: Payload,
	tx: Transaction,
	person: Person,
	code: string,
): Promise<boolean> {
	const row = await findRow(tx, person.id);
	if (!row?.isConfirmed) return false;
	const step = findStep(payload, row, person, code);
	if (step !== null) {
		const { rowCount } = await tx.execute(sql`
			UPDATE cms.second_factor SET last_step = ${step}, tries = 0
			WHERE user_id = ${person.id} AND last_step < ${step}
		`);
		return rowCount === 1;
	}
	const hash = hashRecoveryCode(code, person.id, payload.secret);
	const { rowCount } = await tx.execute(sql`
		UPDATE cms.second_factor SET recovery_hashes = array_remove(recovery_hashes, ${hash}), tries = 0
		WHERE user_id = ${person.id} AND ${hash} = ANY(recovery_hashes)
	`);
	return rowCount === 1;
}

/**
 * Counts the attempt before checking the code, so that concurrent requests cannot exceed the limit
 * of five in ten minutes, as for passwords. Users without a second factor are never locked.
 */
export async function mayTry(payload: Payload, email: string): Promise<boolean> {
	const { rows } = await poolOf(payload).execute(sql`
		UPDATE cms.second_factor f SET
			tries = CASE WHEN tries_since < now() - interval '10 minutes' THEN 1 ELSE tries + 1 END,
			tries_since = CASE WHEN tries = 0 OR tries_since < now() - interval '10 minutes'
				THEN now() ELSE tries_since END
		FROM cms.users u WHERE u.id = f.user_id AND u.email = ${email.trim().toLowerCase()}
		RETURNING f.tries
	`);
	const [counted] = rows as { tries: number }[];
	return (counted?.tries ?? 0) <= MAX_TRIES;
}

export async function findRow(tx: Transaction, userId: string): Promise<Row | null> {
	const { rows } = await tx.execute(sql`
		SELECT secret, last_step AS "lastStep", confirmed_at IS NOT NULL AS "isConfirmed",
			cardinality(recovery_hashes) AS "recoveryCodes"
		FROM cms.second_factor WHERE user_id = ${userId}
	`);
	const [row] = rows as Row[];
	return row ? { ...row, lastStep: Number(row.lastStep) } : null;
}

export async function removeSecondFactor(payload: Payload, userId: string): Promise<void> {
	await poolOf(payload).execute(sql`DELETE FROM cms.second_factor WHERE user_id = ${userId}`);
	await noteSince(payload, userId, null);
}

/** Stores the date that user lists and access checks read. */
export async function noteSince(
	payload: Payload,
	id: string,
	secondFactorSince: string | null,
): Promise<void> {
	await payload.db.updateOne({ collection: 'users', id, data: { secondFactorSince } });
}

/** The time step of a code; null if it is invalid, expired or used before. */
function findStep(payload: Payload, row: Row, person: Person, code: string): number | null {
	const token = code.replaceAll(/\s/g, '');
	if (!/^\d{6}$/.test(token)) return null;
	const totp = toTotp(unseal(row.secret, person.id, payload.secret), person.email);
	const delta = totp.validate({ token, window: STEPS_AROUND });
	const step = delta === null ? null : totp.counter() + delta;
	return step !== null && step > row.lastStep ? step : null;
}

function toTotp(base32: string, label: string): TOTP {
	return new TOTP({ issuer: ISSUER, label, secret: base32, period: PERIOD_S });
}
