import { randomUUID } from 'node:crypto';
import type {
	LabelledCrate,
	Picking,
	PickingResult,
	PickingWave,
} from '@korb/contracts/admin/picking/picking';
import type { FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import type { Order, SubstitutionPreference } from '@korb/contracts/order/orders';
import { anOffer, aProduct } from '@korb/testing/feed';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { importInto } from '../catalogue-cli/testing.ts';
import { Shopper } from '../modules/cart/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../modules/staff/testing.ts';
import { openOrderHarness, payOnDelivery } from './order-harness.ts';

const food = (allergens: string[]) => ({ allergens, traces: [] }) as never;
export const MUESLI_EAN = '4006381333931';
export const FLAKES_EAN = '4006381333948';

/** Muesli with a barcode and a place, and what may and may not replace it. */
const shelf: FeedRecord[] = [
	aProduct('MUESLI', { eans: [MUESLI_EAN], shelfPlace: 'B-01-1', food: food(['gluten']) }),
	anOffer('MUESLI', { priceCents: 499 }),
	aProduct('FLOCKEN', { eans: [FLAKES_EAN], shelfPlace: 'B-01-2', food: food(['gluten']) }),
	anOffer('FLOCKEN', { priceCents: 399, stock: 9 }),
	aProduct('NUSSMUESLI', { food: food(['gluten', 'nuts']) }),
	anOffer('NUSSMUESLI', { priceCents: 449 }),
	aProduct('OHNE-ANGABE'),
	anOffer('OHNE-ANGABE', { priceCents: 449 }),
	aProduct('TEUER', { food: food([]) }),
	anOffer('TEUER', { priceCents: 500 }),
	aProduct('AUSVERKAUFT', { food: food([]) }),
	anOffer('AUSVERKAUFT', { priceCents: 199, stock: 0 }),
	aProduct('APFEL', { shelfPlace: 'A-02-1', food: food([]) }),
	anOffer('APFEL', { priceCents: 499 }),
];

const iso = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** A floor: orders past their cut-off, and people who pack them. */
export function openFloor() {
	const harness = openOrderHarness();
	let office: FastifyInstance;
	beforeAll(async () => {
		office = await openOffice(harness.api);
		await importInto(harness.api, harness.shop.tenantId, shelf);
	});
	afterAll(() => office.close());

	const picker = (options: object = {}) =>
		aStaffMember(harness.api, office, harness.shop.tenantId, { roles: ['picker'], ...options });
	const take = (by: TestStaff, orders: Order[]): Promise<LightMyRequestResponse> =>
		by.send('POST', '/admin/picking/waves', {
			orderNumbers: orders.map(({ orderNumber }) => orderNumber),
		});
	return {
		harness,
		picker,
		take,
		query: (text: string, ...values: unknown[]) => harness.api.pool.query(text, values),
		async read(by: TestStaff): Promise<Picking> {
			return (await by.send('GET', '/admin/picking')).json();
		},
		async ordered(
			skus: Record<string, number>,
			substitution: SubstitutionPreference = 'replace',
			methodKey: 'payment-at-the-door' | 'credit-cards' = payOnDelivery.methodKey,
		): Promise<Order> {
			const buyer = await harness.ready(skus, await Shopper.enter(harness.shop));
			return (await buyer.order({ methodKey, substitution })).order;
		},
		/** Into a window of their own, whose cut-off has passed. */
		async close(orders: Order[], change: object = {}): Promise<void> {
			const windowId = await harness.newWindow({ leadHours: 2000, ...change });
			await harness.api.pool.query(
				`UPDATE shop_order SET window_id = w.window_id,
					snapshot = jsonb_set(snapshot, '{cart,distributionWindow}', jsonb_build_object(
						'id', w.window_id, 'start', to_char(w.starts_at AT TIME ZONE 'UTC', ${iso}),
						'end', to_char(w.ends_at AT TIME ZONE 'UTC', ${iso}), 'heldUntil', NULL))
				FROM time_window AS w
				WHERE w.window_id = $1 AND order_number = ANY ($2::bigint[])`,
				[windowId, orders.map(({ orderNumber }) => orderNumber)],
			);
		},
		/** A wave of one order, taken by somebody new. */
		async walk(order: Order): Promise<{ by: TestStaff; wave: PickingWave }> {
			await this.close([order]);
			const by = await picker();
			const answer = await take(by, [order]);
			if (answer.statusCode !== 200) throw new Error(answer.body);
			return { by, wave: answer.json() };
		},
		report: (by: TestStaff, { waveId }: PickingWave, results: Partial<PickingResult>[]) =>
			by.send('POST', `/admin/picking/waves/${waveId}/results`, {
				results: results.map((result) => ({ resultId: randomUUID(), code: null, ...result })),
			}),
		label: (by: TestStaff, { waveId }: PickingWave, crates: Partial<LabelledCrate>[]) =>
			by.send('POST', `/admin/picking/waves/${waveId}/crates`, {
				crates: crates.map((crate) => ({
					...{ number: 1, temperatureZone: 'ambient' },
					...{ code: `${crate.orderNumber}-${crate.number ?? 1}`, ...crate },
				})),
			}),
		/** Labels one crate per order first. */
		async finish(by: TestStaff, wave: PickingWave): Promise<LightMyRequestResponse> {
			const orders = wave.orders.map(({ orderNumber }) => ({ orderNumber }));
			await this.label(by, wave, orders);
			return by.send('POST', `/admin/picking/waves/${wave.waveId}/finish`);
		},
	};
}
