import { createHash, randomUUID } from 'node:crypto';
import { aShop } from '@korb/testing/shop';
import { importInto } from '../../apps/api/src/catalogue-cli/testing.ts';
import type { Tenant } from '../../apps/api/src/context.ts';
import { createPool, jobDeadlines, type Pool } from '../../apps/api/src/db/connection/pool.ts';
import { createDatabase, type Database } from '../../apps/api/src/db/database.ts';
import { assortment } from '../../apps/api/src/modules/cart/testing.ts';
import { publishVoucher } from '../../apps/api/src/modules/content/vouchers/vouchers.testing.ts';
import { anArea, vienna } from '../../apps/api/src/modules/distribution/testing.ts';
import { listTenants, toTenant } from '../../apps/api/src/modules/tenant/index.ts';
import { aWindow } from '../../apps/api/src/modules/windows/testing.ts';
import { createOutbox, type Outbox } from '../../apps/api/src/outbox/outbox.ts';
import { viennese } from '../checkout/http-shopper.ts';

const CONNECTIONS = 20;
/** Several, because orders in one window wait for each other. */
const WINDOWS = 8;
const CAPACITY = 1_000_000;
export const PROMOTION = 'thanks';

const company = {
	name: 'Korb Handels GmbH',
	street: 'Lassallestraße 7',
	postalCode: '1020',
	city: 'Wien',
	valueAddedTaxId: 'ATU12345675',
	register: 'FN 123456a',
};

const vouchers = {
	first: { discountCents: 300, automaticRedemption: 'First orders' },
	always: { discountCents: 150, automaticRedemption: 'Always' },
	tenth: { discountPercent: 10, automaticRedemption: 'Always', minOrderValueCents: 1000 },
	personal: { discountCents: 77, type: 'personal', promotionId: PROMOTION },
};

export type HistoryShop = {
	url: string;
	pool: Pool;
	db: Database;
	outbox: Outbox;
	tenant: Tenant;
	windows: string[];
	close(): Promise<void>;
};

/** A shop with vouchers on a migrated database. */
export async function openHistoryShop(url: string): Promise<HistoryShop> {
	const pool = createPool({
		url,
		size: CONNECTIONS,
		deadlines: { ...jobDeadlines, queue: jobDeadlines.query, connect: jobDeadlines.query },
		applicationName: 'korb-histories',
		onError: () => {},
	});
	const db = createDatabase(pool);
	const host = {
		query: (text: string, values: unknown[]) => pool.query(text, values),
		inject: async () => ({ cookies: [] }),
		refreshTenants: async () => {},
	};
	const withdrawal = { days: 14, exemptCategories: [] };
	const cart = { minOrderValueDelivery: 0, minOrderValueCC: 0 };
	const { tenantId } = await aShop().with({ withdrawal, company, cart }).openIn(host);
	await importInto({ url, db }, tenantId, assortment);
	const area = { number: '1', units: ['wien'], box: vienna, postalCodes: ['1020'] };
	await anArea(host, { tenantId, ...area });
	const windows: string[] = [];
	for (let n = 0; n < WINDOWS; n++) {
		windows.push(await aWindow(host, { tenantId, capacity: CAPACITY }));
	}
	for (const [key, draft] of Object.entries(vouchers)) {
		await publishVoucher({ db, pool }, tenantId, key, draft);
	}
	// One living cart per customer must not be what keeps a voucher from being used twice.
	await pool.query('DROP INDEX cart_by_customer');
	const [row] = await db.snapshot((tx) => listTenants(tx, [tenantId]));
	if (!row) throw new Error('there is no shop');
	const outbox = createOutbox(pool, () => {});
	return {
		...{ url, pool, db, outbox, windows, tenant: toTenant(row) },
		async close() {
			await outbox.close();
			await pool.end();
		},
	};
}

export type HistoryCart = { cartId: string; tokenHash: Buffer; windowId: string };
export type Person = { customerId: string; carts: HistoryCart[] };

/** Customers with empty carts that have an address; everything else is up to the services. */
export async function insertPeople(
	{ pool, tenant, windows }: HistoryShop,
	count: number,
	cartsEach: number,
): Promise<Person[]> {
	const people = Array.from({ length: count }, (_, n): Person => {
		const windowId = windows[n % windows.length] ?? '';
		const carts = Array.from({ length: cartsEach }, () => {
			const cartId = randomUUID();
			return { cartId, tokenHash: createHash('sha256').update(cartId).digest(), windowId };
		});
		return { customerId: randomUUID(), carts };
	});
	await pool.query(
		`INSERT INTO customer (tenant_id, customer_id, email)
		SELECT $1, id, id || '@korb.example' FROM unnest($2::uuid[]) AS id`,
		[tenant.id, people.map(({ customerId }) => customerId)],
	);
	const rows = people.flatMap(({ customerId, carts }) =>
		carts.map((cart) => ({ customerId, ...cart })),
	);
	await pool.query(
		`INSERT INTO cart (tenant_id, cart_id, token_hash, customer_id, distribution_address,
			billing_address, window_id, window_starts_at, window_ends_at, window_fee_cents)
		SELECT $1, made.id, token, made.customer_id, $2, $2, w.window_id, starts_at, ends_at, fee_cents
		FROM unnest($3::uuid[], $4::bytea[], $5::text[], $6::uuid[])
			AS made (id, token, customer_id, window_id)
		JOIN time_window AS w ON w.tenant_id = $1 AND w.window_id = made.window_id`,
		[
			tenant.id,
			JSON.stringify(address),
			rows.map(({ cartId }) => cartId),
			rows.map(({ tokenHash }) => tokenHash),
			rows.map(({ customerId }) => customerId),
			rows.map(({ windowId }) => windowId),
		],
	);
	return people;
}

const address = {
	stairCase: '',
	floor: '',
	door: '',
	position: null,
	additionalInfo: '',
	salutation: null,
	title: '',
	companyName: '',
	valueAddedTaxId: '',
	companyRegistrationNumber: '',
	primary: false,
	category: 'combined',
	storeId: null,
	deliveryAreaNumber: '1',
	pickingUnitIds: ['wien'],
	...viennese,
};
