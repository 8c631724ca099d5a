import {
	type SandboxCard,
	type SandboxPaymentRequest,
	SandboxScript,
	type SandboxStatus,
} from '@korb/contracts/order/payment-sandbox';
import type { Pool, Tx } from './database.ts';

export type PaymentRow = {
	payment_id: string;
	reference: string;
	method: SandboxPaymentRequest['method'];
	status: SandboxStatus;
	asked_cents: number;
	authorised_cents: number;
	captured_cents: number;
	refunded_cents: number;
	currency: string;
	locale: string;
	shop_name: string;
	return_url: string;
	customer: string | null;
	save_method: boolean;
	saved_method_id: string | null;
	card: SandboxCard | null;
	error_code: string | null;
	wrong_codes: number;
	script: SandboxScript;
	created_at: Date;
};

export async function insertPayment(
	tx: Tx,
	id: string,
	input: SandboxPaymentRequest,
): Promise<PaymentRow> {
	const { rows } = await tx.query<PaymentRow>(
		`INSERT INTO payment (payment_id, reference, method, asked_cents, currency, locale, shop_name,
			return_url, customer, save_method, saved_method_id, script)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING *`,
		[
			id,
			input.reference,
			input.method,
			input.amountCents,
			input.currency,
			input.locale,
			input.shopName,
			input.returnUrl,
			input.customer,
			input.saveMethod,
			input.savedMethodId,
			await findNextScript(tx),
		],
	);
	return only(rows);
}

export async function findPayment(db: Pool | Tx, id: string): Promise<PaymentRow | null> {
	const { rows } = await db.query<PaymentRow>('SELECT * FROM payment WHERE payment_id = $1', [id]);
	return rows[0] ?? null;
}

export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
	const { rows } = await tx.query<PaymentRow>(
		'SELECT * FROM payment WHERE payment_id = $1 FOR UPDATE',
		[id],
	);
	return rows[0] ?? null;
}

export async function listPayments(pool: Pool, limit: number): Promise<PaymentRow[]> {
	const { rows } = await pool.query<PaymentRow>(
		'SELECT * FROM payment ORDER BY created_at DESC, payment_id LIMIT $1',
		[limit],
	);
	return rows;
}

export async function listPaymentsSince(
	pool: Pool,
	{ since, after, limit }: { since: string; after: string | null; limit: number },
): Promise<PaymentRow[]> {
	const { rows } = await pool.query<PaymentRow>(
		`SELECT * FROM payment WHERE created_at >= $1 AND ($2::text IS NULL
			OR (created_at, payment_id) > (SELECT created_at, payment_id FROM payment WHERE payment_id = $2))
		ORDER BY created_at, payment_id LIMIT $3`,
		[since, after, limit],
	);
	return rows;
}

export async function updatePayment(
	tx: Tx,
	id: string,
	change: Partial<PaymentRow>,
): Promise<PaymentRow> {
	const names = Object.keys(change);
	const { rows } = await tx.query<PaymentRow>(
		`UPDATE payment SET ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')}
		WHERE payment_id = $1 RETURNING *`,
		[id, ...Object.values(change)],
	);
	return only(rows);
}

export type LedgerKind = 'authorise' | 'capture' | 'void' | 'refund';

export async function enter(
	tx: Tx,
	entry: { paymentId: string; kind: LedgerKind; cents: number; key: string | null },
): Promise<void> {
	await tx.query(
		'INSERT INTO ledger_entry (payment_id, kind, cents, idempotency_key) VALUES ($1, $2, $3, $4)',
		[entry.paymentId, entry.kind, entry.cents, entry.key],
	);
}

export type LedgerRow = { payment_id: string; kind: LedgerKind; cents: number };

export async function listLedger(pool: Pool): Promise<LedgerRow[]> {
	const { rows } = await pool.query<LedgerRow>(
		'SELECT payment_id, kind, cents FROM ledger_entry ORDER BY entry_id',
	);
	return rows;
}

export type SavedMethodRow = {
	method: PaymentRow['method'];
	card: SandboxCard | null;
	asks_bank: boolean;
};

export async function findSavedMethod(
	tx: Tx,
	id: string,
	customer: string | null,
): Promise<SavedMethodRow | null> {
	const { rows } = await tx.query<SavedMethodRow>(
		'SELECT method, card, asks_bank FROM saved_method WHERE saved_method_id = $1 AND customer = $2',
		[id, customer],
	);
	return rows[0] ?? null;
}

export async function insertSavedMethod(
	tx: Tx,
	id: string,
	{ customer, method, card }: PaymentRow,
	asksBank: boolean,
): Promise<void> {
	await tx.query(
		`INSERT INTO saved_method (saved_method_id, customer, method, card, asks_bank)
		VALUES ($1, $2, $3, $4, $5)`,
		[id, customer, method, card, asksBank],
	);
}

export async function deleteSavedMethod(pool: Pool, id: string): Promise<void> {
	await pool.query('DELETE FROM saved_method WHERE saved_method_id = $1', [id]);
}

export async function findNextScript(db: Pool | Tx): Promise<SandboxScript> {
	const { rows } = await db.query<{ script: unknown }>('SELECT script FROM next_script');
	return SandboxScript.parse(rows[0]?.script ?? {});
}

export async function setNextScript(pool: Pool, script: SandboxScript): Promise<void> {
	await pool.query(
		`INSERT INTO next_script (script) VALUES ($1)
		ON CONFLICT (only_row) DO UPDATE SET script = excluded.script`,
		[script],
	);
}

function only<Row>(rows: Row[]): Row {
	const [row] = rows;
	if (!row) throw new Error('the statement returned no row');
	return row;
}
