import type { NewsletterPurpose } from '@korb/contracts/forms/forms-endpoints';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type SubscriptionRequest = {
	tenantId: string;
	email: string;
	purpose: NewsletterPurpose;
	topics: string[];
	tokenHash: Buffer;
};

const QUIET_MINUTES = 5;
const VALID_DAYS = 7;

/**
 * False when an email for the same request was sent recently, so that no mailbox can be flooded.
 */
export async function upsertSubscriptionRequest(
	tx: Tx,
	input: SubscriptionRequest,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO newsletter_request AS known (tenant_id, email, purpose, topics, token_hash)
		VALUES (${input.tenantId}, ${input.email}, ${input.purpose}, ${input.topics}, ${input.tokenHash})
		ON CONFLICT (tenant_id, email, purpose) DO UPDATE
		SET topics = excluded.topics, token_hash = excluded.token_hash, created_at = now()
		WHERE known.created_at < now() - make_interval(mins => ${QUIET_MINUTES})
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** The email is on its way already, so its link also confirms these topics. */
export async function addRequestedTopics(
	tx: Tx,
	{ tenantId, email, purpose, topics }: SubscriptionRequest,
): Promise<void> {
	await sql`
		UPDATE newsletter_request
		SET topics = ARRAY(SELECT DISTINCT unnest(topics || ${topics}::text[]) ORDER BY 1)
		WHERE tenant_id = ${tenantId} AND email = ${email} AND purpose = ${purpose}
	`.execute(tx);
}

/** A link works once and expires. */
export async function takeSubscriptionRequest(
	tx: Tx,
	tenantId: string,
	tokenHash: Buffer,
): Promise<Pick<SubscriptionRequest, 'email' | 'purpose' | 'topics'> | null> {
	const { rows } = await sql<Pick<SubscriptionRequest, 'email' | 'purpose' | 'topics'>>`
		DELETE FROM newsletter_request
		WHERE tenant_id = ${tenantId} AND token_hash = ${tokenHash}
			AND created_at > now() - make_interval(days => ${VALID_DAYS})
		RETURNING email, purpose, topics
	`.execute(tx);
	return rows[0] ?? null;
}

export async function upsertSubscription(
	tx: Tx,
	tenantId: string,
	email: string,
	topics: string[],
): Promise<void> {
	await sql`
		INSERT INTO newsletter_subscription (tenant_id, email, topics)
		VALUES (${tenantId}, ${email}, ${topics})
		ON CONFLICT (tenant_id, email) DO UPDATE SET topics = excluded.topics
	`.execute(tx);
}

export async function addTopics(
	tx: Tx,
	tenantId: string,
	email: string,
	topics: string[],
): Promise<void> {
	await sql`
		UPDATE newsletter_subscription
		SET topics = ARRAY(SELECT DISTINCT unnest(topics || ${topics}::text[]) ORDER BY 1)
		WHERE tenant_id = ${tenantId} AND email = ${email}
	`.execute(tx);
}

/** Without topics, or with all of them, the subscription ends. */
export async function endSubscription(
	tx: Tx,
	tenantId: string,
	email: string,
	topics: string[],
): Promise<void> {
	await sql`
		WITH kept AS (
			UPDATE newsletter_subscription
			SET topics = ARRAY(
				SELECT topic FROM unnest(topics) AS topic WHERE topic <> ALL(${topics}::text[])
			)
			WHERE tenant_id = ${tenantId} AND email = ${email}
				AND cardinality(${topics}::text[]) > 0 AND NOT topics <@ ${topics}::text[]
			RETURNING email
		)
		DELETE FROM newsletter_subscription
		WHERE tenant_id = ${tenantId} AND email = ${email} AND NOT EXISTS (SELECT FROM kept)
	`.execute(tx);
}

export async function isSubscribed(tx: Tx, tenantId: string, email: string): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM newsletter_subscription WHERE tenant_id = ${tenantId} AND email = ${email}
	`.execute(tx);
	return rows.length > 0;
}

export async function purgeSubscriptionRequests(tx: Tx): Promise<void> {
	await sql`
		DELETE FROM newsletter_request WHERE created_at < now() - make_interval(days => ${VALID_DAYS})
	`.execute(tx);
}
