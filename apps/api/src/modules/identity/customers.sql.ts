import type {
	Address,
	AddressCategory,
	DistributionType,
} from '@korb/contracts/fulfilment/address';
import type { LoyaltyMemberInformation } from '@korb/contracts/loyalty/loyalty';
import type { Salutation } from '@korb/domain/customer/salutation';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from './sessions/sessions.sql.ts';

export type CustomerRow = {
	customer_id: string;
	email: string;
	salutation: Salutation | null;
	academic_title: string;
	first_name: string;
	last_name: string;
	/** As `yyyy-MM-dd`. */
	birthdate: string | null;
	newsletter_topics: string[];
	favorite_store_id: string | null;
	deletion_at: Date | null;
	has_delivery: boolean;
	has_collection: boolean;
	redeemed_vouchers: string[];
	addresses: AddressRow[];
	loyalty: MemberRow | null;
};

export type MemberRow = {
	member_id: string;
	card_number: string;
	is_authenticated: boolean;
	is_personalised: boolean;
	/** As `yyyy-MM-dd`. */
	joined_on: string;
	points: number;
	/** Of a programme elsewhere, instead of the points. */
	pools: LoyaltyMemberInformation['pools'] | null;
	promotions: { promotionId: string; isActivated: boolean }[];
};

export type AddressRow = {
	address_id: string;
	category: AddressCategory;
	name: string;
	address: Partial<Address>;
	is_primary_billing: boolean;
	is_primary_delivery: boolean;
};

export type Profile = {
	email: string;
	salutation: Salutation | null;
	academicTitle: string;
	firstName: string;
	lastName: string;
	birthdate: string | null;
};

export type ProfileChange = {
	[Field in keyof Omit<Profile, 'email'>]?: Profile[Field] | undefined;
};

export async function findCustomer(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<CustomerRow | null> {
	const { rows } = await sql<CustomerRow>`
		SELECT customer_id, customer.email, salutation, academic_title, first_name, last_name,
			birthdate::text AS birthdate, favorite_store_id, deletion_at,
			coalesce(subscription.topics, '{}') AS newsletter_topics,
			${hasOrder('DELIVERY')} AS has_delivery, ${hasOrder('CLICK_AND_COLLECT')} AS has_collection,
			ARRAY(
				SELECT article_id FROM voucher_redemption AS redemption
				WHERE redemption.tenant_id = customer.tenant_id
					AND redemption.customer_id = customer.customer_id AND service_type = ''
				ORDER BY article_id
			) AS redeemed_vouchers,
			coalesce((
				SELECT jsonb_agg(to_jsonb(a) ORDER BY a.is_primary_delivery DESC, a.is_primary_billing DESC,
					a.created_at, a.address_id)
				FROM customer_address AS a
				WHERE a.tenant_id = customer.tenant_id AND a.customer_id = customer.customer_id
			), '[]') AS addresses,
			(
				SELECT jsonb_build_object('member_id', member_id, 'card_number', card_number,
					'is_authenticated', is_authenticated, 'is_personalised', is_personalised,
					'joined_on', joined_at::date, 'pools', pools, 'points', (
						SELECT coalesce(sum(amount), 0) FROM loyalty_entry AS entry
						WHERE entry.tenant_id = member.tenant_id AND entry.customer_id = member.customer_id
					), 'promotions', (
						SELECT coalesce(jsonb_agg(jsonb_build_object('promotionId', promotion_id,
							'isActivated', activated_at IS NOT NULL) ORDER BY granted_at, promotion_id), '[]')
						FROM loyalty_promotion AS promotion
						WHERE promotion.tenant_id = member.tenant_id
							AND promotion.customer_id = member.customer_id
					))
				FROM loyalty_member AS member
				WHERE member.tenant_id = customer.tenant_id AND member.customer_id = customer.customer_id
			) AS loyalty
		FROM customer
		LEFT JOIN newsletter_subscription AS subscription
			ON subscription.tenant_id = customer.tenant_id
			AND subscription.email = lower(customer.email)
		WHERE customer.tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
	return rows[0] ?? null;
}

function hasOrder(type: DistributionType) {
	return sql`EXISTS (
		SELECT FROM customer_order AS o
		WHERE o.tenant_id = customer.tenant_id AND o.customer_id = customer.customer_id::text
			AND o.distribution_type = ${type} AND NOT o.is_cancelled
	)`;
}

/** In lower case; null until a link sent to the mailbox was opened. */
export async function findConfirmedMailbox(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<string | null> {
	const { rows } = await sql<{ mailbox: string }>`
		SELECT lower(email) AS mailbox FROM customer
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND email_confirmed_at IS NOT NULL
	`.execute(tx);
	return rows[0]?.mailbox ?? null;
}

export async function confirmMailbox(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		UPDATE customer SET email_confirmed_at = coalesce(email_confirmed_at, now())
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}

export type LoginRow = {
	customer_id: string;
	password_hash: string | null;
	is_two_step: boolean;
};

export async function findLogin(tx: Tx, tenantId: string, email: string): Promise<LoginRow | null> {
	const { rows } = await sql<LoginRow>`
		SELECT customer_id, password_hash, is_two_step
		FROM customer LEFT JOIN customer_credential USING (tenant_id, customer_id)
		WHERE tenant_id = ${tenantId} AND lower(email) = ${email.toLowerCase()}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function findPasswordHash(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<string | null> {
	const { rows } = await sql<{ password_hash: string }>`
		SELECT password_hash FROM customer_credential
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} FOR UPDATE
	`.execute(tx);
	return rows[0]?.password_hash ?? null;
}

/**
 * Whether the password is still the one that was checked. A change of it waits until the session
 * of this sign-in can be seen, and then ends it.
 */
export async function holdPassword(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	passwordHash: string,
): Promise<boolean> {
	const { rows } = await sql`
		SELECT 1 FROM customer_credential
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
			AND password_hash = ${passwordHash}
		FOR SHARE
	`.execute(tx);
	return rows.length === 1;
}

export type SecurityRow = {
	password_changed_at: Date | null;
	is_two_step: boolean;
	passkeys: number;
	new_email: string | null;
};

export async function findSecurity(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<SecurityRow | null> {
	const { rows } = await sql<SecurityRow>`
		SELECT credential.changed_at AS password_changed_at, is_two_step, change.new_email,
			(SELECT count(*)::int FROM customer_passkey AS passkey
				WHERE passkey.tenant_id = customer.tenant_id
					AND passkey.customer_id = customer.customer_id) AS passkeys
		FROM customer
		LEFT JOIN customer_credential AS credential USING (tenant_id, customer_id)
		LEFT JOIN customer_email_change AS change
			ON change.tenant_id = customer.tenant_id AND change.customer_id = customer.customer_id
			AND change.expires_at > now()
		WHERE customer.tenant_id = ${tenantId} AND customer.customer_id = ${customerId}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function updateTwoStep(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	isTwoStep: boolean,
): Promise<void> {
	await sql`
		UPDATE customer SET is_two_step = ${isTwoStep}
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}

/** Null when the address has an account already. */
export async function insertCustomer(
	tx: Tx,
	tenantId: string,
	profile: Profile,
): Promise<string | null> {
	const { rows } = await sql<{ customer_id: string }>`
		INSERT INTO customer (tenant_id, email, salutation, academic_title, first_name, last_name,
			birthdate)
		VALUES (${tenantId}, ${profile.email}, ${profile.salutation}, ${profile.academicTitle},
			${profile.firstName}, ${profile.lastName}, ${profile.birthdate || null})
		ON CONFLICT (tenant_id, lower(email)) DO NOTHING
		RETURNING customer_id
	`.execute(tx);
	return rows[0]?.customer_id ?? null;
}

export async function upsertPassword(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	passwordHash: string,
): Promise<void> {
	await sql`
		INSERT INTO customer_credential (tenant_id, customer_id, password_hash)
		VALUES (${tenantId}, ${customerId}, ${passwordHash})
		ON CONFLICT (tenant_id, customer_id) DO UPDATE
		SET password_hash = excluded.password_hash, changed_at = now()
	`.execute(tx);
}

/** Changes only the given fields. */
export async function updateProfile(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	change: ProfileChange,
): Promise<void> {
	const columns = {
		salutation: change.salutation,
		academic_title: change.academicTitle,
		first_name: change.firstName,
		last_name: change.lastName,
		birthdate: change.birthdate === '' ? null : change.birthdate,
	};
	const changed = Object.entries(columns).filter(([, value]) => value !== undefined);
	if (changed.length === 0) return;
	await sql`
		UPDATE customer SET ${sql.join(changed.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}
