import type { OrderEmail } from '@korb/contracts/admin/orders/order-emails';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type OrderEmailKey = { tenantId: string; emailId: string };

type NewOrderEmail = OrderEmailKey & {
	orderNumber: number;
	type: string;
	recipient: string;
	subject: string;
	sealedBody: string;
	staffId: string | null;
};

export async function insertOrderEmail(tx: Tx, email: NewOrderEmail): Promise<void> {
	await sql`
		INSERT INTO order_email
			(tenant_id, email_id, order_number, type, recipient, subject, sealed_body, staff_id)
		VALUES (${email.tenantId}, ${email.emailId}, ${email.orderNumber}, ${email.type},
			${email.recipient}, ${email.subject}, ${email.sealedBody}, ${email.staffId})
	`.execute(tx);
}

/** An email that was erased meanwhile has no state to note. */
export async function settleOrderEmail(
	tx: Tx,
	{ tenantId, emailId }: OrderEmailKey,
	state: Exclude<OrderEmail['state'], 'queued'>,
): Promise<void> {
	await sql`
		UPDATE order_email SET state = ${state}, settled_at = now()
		WHERE tenant_id = ${tenantId} AND email_id = ${emailId}
	`.execute(tx);
}

type OrderKey = { tenantId: string; orderNumber: string };

export type OrderEmailRow = {
	email_id: string;
	type: string;
	recipient: string;
	subject: string;
	state: OrderEmail['state'];
	by: string | null;
	queued_at: Date;
	settled_at: Date | null;
};

export async function listOrderEmails(
	tx: Tx,
	{ tenantId, orderNumber }: OrderKey,
): Promise<OrderEmailRow[]> {
	const { rows } = await sql<OrderEmailRow>`
		SELECT email_id, type, recipient, subject, state, staff.name AS by, queued_at, settled_at
		FROM order_email AS email LEFT JOIN staff USING (tenant_id, staff_id)
		WHERE tenant_id = ${tenantId} AND order_number = ${orderNumber}::bigint
		ORDER BY queued_at, email_id
	`.execute(tx);
	return rows;
}

export type StoredOrderEmail = {
	email_id: string;
	type: string;
	recipient: string;
	subject: string;
	sealed_body: string;
};

export async function findOrderEmail(
	tx: Tx,
	{ tenantId, orderNumber, emailId }: OrderKey & OrderEmailKey,
): Promise<StoredOrderEmail | null> {
	const { rows } = await sql<StoredOrderEmail>`
		SELECT email_id, type, recipient, subject, sealed_body FROM order_email
		WHERE tenant_id = ${tenantId} AND email_id = ${emailId}
			AND order_number = ${orderNumber}::bigint
	`.execute(tx);
	return rows[0] ?? null;
}
