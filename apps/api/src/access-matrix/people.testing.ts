import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { getCsrf } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { Browser } from '../modules/identity/testing.ts';
import type { TestApi } from '../testing.ts';

export type TestShop = Shop<LightMyRequestResponse>;

export type Person = { customerId: string; sessionId: string; browser: Browser; canary: string };

let count = 0;
/** Limits count per client, and no limit should answer in place of an endpoint. */
export function nextAddress(): string {
	count++;
	return `10.${count >> 8}.${count & 255}.9`;
}

/** A signed-in customer, written without the costs of a password. */
export async function aPerson(api: TestApi, shop: TestShop, in_ = shop): Promise<Person> {
	const canary = `canary${randomBytes(6).toString('hex')}`;
	const token = randomBytes(32).toString('base64url');
	const ids = { customerId: randomUUID(), sessionId: randomUUID() };
	await api.pool.query(
		`WITH person AS (
			INSERT INTO customer (tenant_id, customer_id, email, last_name)
			VALUES ($1, $2, $3 || '@korb.example', $3) RETURNING tenant_id, customer_id
		)
		INSERT INTO customer_session (tenant_id, customer_id, session_id, token_hash)
		SELECT tenant_id, customer_id, $4, $5 FROM person`,
		[
			shop.tenantId,
			ids.customerId,
			canary,
			ids.sessionId,
			createHash('sha256').update(token).digest(),
		],
	);
	const browser = new Browser(in_, nextAddress());
	browser.cookies['sid'] = token;
	await browser.send('GET', toPath(getCsrf));
	return { ...ids, browser, canary };
}
