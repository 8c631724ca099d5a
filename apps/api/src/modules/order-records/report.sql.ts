import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type SignedReport = {
	tenantId: string;
	nonce: string;
	orderNumber: string;
	purpose: string;
	digest: Buffer;
};

/** Signatures are valid for five minutes; a later retry has to be signed again. */
const RETENTION_DAYS = 30;

/** Claims a nonce: new, a repetition of this report, or taken by another report. */
export async function claimNonce(
	tx: Tx,
	report: SignedReport,
): Promise<'new' | 'repeated' | 'taken'> {
	const { numAffectedRows } = await sql`
		INSERT INTO order_report (tenant_id, nonce, order_number, purpose, digest)
		VALUES (${report.tenantId}, ${report.nonce}, ${report.orderNumber}::bigint, ${report.purpose},
			${report.digest})
		ON CONFLICT (tenant_id, nonce) DO NOTHING
	`.execute(tx);
	if (numAffectedRows === 1n) return 'new';
	const { rows } = await sql`
		SELECT FROM order_report
		WHERE tenant_id = ${report.tenantId} AND nonce = ${report.nonce}
			AND order_number = ${report.orderNumber}::bigint AND purpose = ${report.purpose}
			AND digest = ${report.digest}
	`.execute(tx);
	return rows.length === 1 ? 'repeated' : 'taken';
}

export async function purgeReports(tx: Tx): Promise<void> {
	await sql`
		DELETE FROM order_report WHERE received_at < now() - make_interval(days => ${RETENTION_DAYS})
	`.execute(tx);
}
