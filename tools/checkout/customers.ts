import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';

export type SignedInCustomer = { customerId: string; session: string };

/** Customers who are signed in, written without the costs of a password. */
export async function insertSignedIn(
	url: string,
	count: number,
	tenantId = 'korb',
): Promise<SignedInCustomer[]> {
	const sessions = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
	const { rows } = await query<{ customer_id: string; hash: string }>(
		url,
		`WITH token AS (
			SELECT token_hash, gen_random_uuid() AS customer_id FROM unnest($1::bytea[]) AS token_hash
		), person AS (
			INSERT INTO customer (tenant_id, customer_id, email)
			SELECT $2, customer_id, customer_id || '@korb.example' FROM token
		)
		INSERT INTO customer_session (tenant_id, customer_id, token_hash)
		SELECT $2, customer_id, token_hash FROM token
		RETURNING customer_id, encode(token_hash, 'hex') AS hash`,
		[sessions.map(hashOf), tenantId],
	);
	const customerOf = new Map(rows.map((row) => [row.hash, row.customer_id]));
	return sessions.map((session) => ({
		session,
		customerId: customerOf.get(hashOf(session).toString('hex')) ?? '',
	}));
}

/** Customers of the demo shop who have a password. */
export async function insertCustomers(
	url: string,
	emails: string[],
	passwordHash: string,
): Promise<void> {
	await query(
		url,
		`WITH made AS (
			INSERT INTO customer (tenant_id, email) SELECT 'korb', unnest($1::text[])
			RETURNING tenant_id, customer_id
		)
		INSERT INTO customer_credential (tenant_id, customer_id, password_hash)
		SELECT tenant_id, customer_id, $2 FROM made`,
		[emails, passwordHash],
	);
}

async function query<Row extends object>(url: string, text: string, values: unknown[]) {
	const client = new Client(url);
	await client.connect();
	try {
		return await client.query<Row>(text, values);
	} finally {
		await client.end();
	}
}

function hashOf(session: string): Buffer {
	return createHash('sha256').update(session).digest();
}
