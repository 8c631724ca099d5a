import type { Address } from '@korb/contracts/fulfilment/address';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

export type ExportedOrder = {
	order_number: string;
	placed_at: Date;
	status: string;
	currency: string;
	total_cents: number;
	note: string | null;
	billing_address: Address | null;
	distribution_address: Address | null;
	items: { name: string; quantity: number }[];
	payment: { method: string; brand: string; lastDigits: string; giftCards: number } | null;
};

/** Also those placed as a guest and claimed later; pseudonymised ones are nobody's. */
export async function listOrders(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedOrder[]> {
	const { rows } = await sql<ExportedOrder>`
		SELECT order_number::text AS order_number, placed_at, o.status, currency, total_cents,
			snapshot ->> 'note' AS note,
			snapshot #> '{cart,billingAddress}' AS billing_address,
			snapshot #> '{cart,distributionAddress}' AS distribution_address,
			coalesce((
				SELECT jsonb_agg(jsonb_build_object('name', item #> '{product,name}',
					'quantity', item -> 'quantity'))
				FROM jsonb_array_elements(snapshot #> '{cart,productLineItems}') AS item
			), '[]') AS items,
			(SELECT jsonb_build_object('method', method_key, 'brand', brand_name,
					'lastDigits', last_digits, 'giftCards', wallet_cents - wallet_refunded_cents)
				FROM payment_attempt AS attempt
				WHERE attempt.tenant_id = o.tenant_id AND attempt.attempt_id = o.attempt_id) AS payment
		FROM customer_order AS owned JOIN shop_order AS o USING (tenant_id, placed_at, order_number)
		WHERE tenant_id = ${tenantId} AND owned.customer_id = ${customerId}
		ORDER BY placed_at DESC
	`.execute(tx);
	return rows;
}

export type ExportedEmail = {
	order_number: string;
	recipient: string;
	subject: string;
	queued_at: Date;
};

/** Their text is in the mailbox of the customer. */
export async function listEmails(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedEmail[]> {
	const { rows } = await sql<ExportedEmail>`
		SELECT order_number::text AS order_number, recipient, subject, queued_at
		FROM order_email JOIN customer_order USING (tenant_id, order_number)
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY queued_at DESC
	`.execute(tx);
	return rows;
}

export type ExportedVoucher = { order_number: string; code: string; created_at: Date };

export async function listGoodwillVouchers(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedVoucher[]> {
	const { rows } = await sql<ExportedVoucher>`
		SELECT order_number::text AS order_number, code, voucher.created_at
		FROM goodwill_voucher AS voucher JOIN customer_order USING (tenant_id, order_number)
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY voucher.created_at DESC
	`.execute(tx);
	return rows;
}

export type ExportedCode = { code: string };

/** Codes that only some customers can redeem. */
export async function listOwnCodes(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedCode[]> {
	const { rows } = await sql<ExportedCode>`
		SELECT code FROM discount_code_customer
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY code
	`.execute(tx);
	return rows;
}

export type ExportedNote = { order_number: string; text: string; created_at: Date };

/** Without their authors, who are persons, too. */
export async function listNotes(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedNote[]> {
	const { rows } = await sql<ExportedNote>`
		SELECT order_number::text AS order_number, note.text, note.created_at
		FROM order_note AS note JOIN customer_order USING (tenant_id, order_number)
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY note.created_at DESC
	`.execute(tx);
	return rows;
}

export type ExportedCart = {
	status: string;
	created_at: Date;
	billing_address: Address | null;
	distribution_address: Address | null;
};

export async function listCarts(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedCart[]> {
	const { rows } = await sql<ExportedCart>`
		SELECT status, created_at, billing_address, distribution_address FROM cart
		WHERE tenant_id = ${tenantId} AND ${customerId} IN (customer_id, placed_for)
		ORDER BY created_at DESC
	`.execute(tx);
	return rows;
}

export type ExportedCommunication = {
	personal_email_allowed: boolean;
	personal_mail_allowed: boolean;
	personal_sms_allowed: boolean;
	communication_changed_at: Date | null;
	newsletter_topics: string[];
	/** Those whose link in an email is still to be opened. */
	requested_topics: string[];
};

export async function findCommunication(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedCommunication | null> {
	const { rows } = await sql<ExportedCommunication>`
		SELECT personal_email_allowed, personal_mail_allowed, personal_sms_allowed,
			communication_changed_at,
			coalesce((SELECT topics FROM newsletter_subscription AS subscription
				WHERE subscription.tenant_id = customer.tenant_id
					AND subscription.email = lower(customer.email)), '{}') AS newsletter_topics,
			ARRAY(SELECT unnest(topics) FROM newsletter_request AS request
				WHERE request.tenant_id = customer.tenant_id
					AND request.email = lower(customer.email)) AS requested_topics
		FROM customer WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
	return rows[0] ?? null;
}

export type ExportedMessage = {
	created_at: Date;
	fields: Record<string, unknown>;
	/** Names of the files. */
	uploads: string[];
};

export async function listMessages(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedMessage[]> {
	const { rows } = await sql<ExportedMessage>`
		SELECT message.created_at, fields, ARRAY(
			SELECT name FROM contact_upload AS upload
			WHERE upload.tenant_id = message.tenant_id AND upload.message_id = message.message_id
		) AS uploads
		FROM customer
		JOIN contact_message AS message ON message.tenant_id = customer.tenant_id
			AND lower(fields ->> 'email') = lower(customer.email)
		WHERE customer.tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY message.created_at DESC
	`.execute(tx);
	return rows;
}

export type ExportedRedemption = { article_id: string; redeemed_at: Date };

export async function listRedemptions(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedRedemption[]> {
	const { rows } = await sql<ExportedRedemption>`
		SELECT article_id, redeemed_at FROM voucher_redemption
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid ORDER BY redeemed_at DESC
	`.execute(tx);
	return rows;
}

export type ExportedInvoice = { number: string; issued_on: string; document: object };

export async function listInvoices(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedInvoice[]> {
	const { rows } = await sql<ExportedInvoice>`
		SELECT number, issued_on::text AS issued_on, document
		FROM invoice JOIN customer_order USING (tenant_id, order_number)
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY issued_on DESC
	`.execute(tx);
	return rows;
}

export type ExportedWithdrawal = {
	order_number: string;
	name: string;
	email: string;
	declared_at: Date;
	confirmed_at: Date | null;
};

export async function listWithdrawals(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedWithdrawal[]> {
	const { rows } = await sql<ExportedWithdrawal>`
		SELECT order_number::text AS order_number, name, email, declared_at, confirmed_at
		FROM order_withdrawal JOIN customer_order USING (tenant_id, order_number)
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY declared_at DESC
	`.execute(tx);
	return rows;
}
