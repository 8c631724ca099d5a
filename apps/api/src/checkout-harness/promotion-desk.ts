import type {
	CheckedPrice,
	Promotion,
	PromotionCheck,
} from '@korb/contracts/admin/promotions/promotions';
import { getProduct } from '@korb/contracts/catalogue/catalogue-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { addDays } from '@korb/domain/pricing/prices';
import { anOffer } from '@korb/testing/feed';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { importInto, takePurgedKeys } from '../catalogue-cli/testing.ts';
import { maintainCatalogue } from '../jobs/maintain-catalogue.ts';
import { today } from '../modules/catalogue/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../modules/staff/testing.ts';
import { openOrderHarness } from './order-harness.ts';

export type PromotionKey = Pick<Promotion, 'promotionId' | 'version'>;
type Offer = Parameters<typeof anOffer>[1];

/** A shop whose manager plans promotions. Before each test, milk has cost 240 for more than 30 days. */
export function openPromotionDesk(input: { name: string; endsOn: string }) {
	const { name, endsOn, ...pricing } = input;
	const harness = openOrderHarness();
	let office: FastifyInstance;
	let manager: TestStaff;
	beforeAll(async () => {
		office = await openOffice(harness.api);
		manager = await aStaffMember(harness.api, office, harness.shop.tenantId);
	});
	beforeEach(async () => {
		const { promotions } = (await manager.send('GET', '/admin/promotions?pageSize=100')).json();
		for (const promotion of promotions as Promotion[]) {
			if (promotion.state === 'planned' || promotion.state === 'running') {
				await step('end', promotion);
			}
		}
		await importMilk({});
	});
	afterAll(() => office.close());

	const importMilk = (offer: Offer) =>
		importInto(harness.api, harness.shop.tenantId, [
			{
				...{ type: 'past-price' as const, sku: 'MILCH', region: 'default', priceCents: 240 },
				...{ from: addDays(today, -60), until: addDays(today, -1) },
			},
			anOffer('MILCH', { priceCents: 240, ...offer }),
		]);
	const draft = async (change: object = {}): Promise<Promotion> => {
		const answer = await manager.send('POST', '/admin/promotions', { ...input, ...change });
		expect(answer.statusCode, answer.body).toBe(201);
		return answer.json();
	};
	const step = (kind: 'publish' | 'end', { promotionId, version }: PromotionKey) =>
		manager.send('POST', `/admin/promotions/${promotionId}/${kind}`, { version });
	const published = async (change: object = {}): Promise<Promotion> => {
		const answer = await step('publish', await draft(change));
		expect(answer.statusCode, answer.body).toBe(200);
		return answer.json();
	};
	const check = async (change: object = {}): Promise<PromotionCheck> => {
		const body = { promotionId: null, ...pricing, ...change };
		return (await manager.send('POST', '/admin/promotion-check', body)).json();
	};
	const checked = async (change: object = {}): Promise<CheckedPrice | undefined> =>
		(await check(change)).products[0]?.prices[0];
	const shopPrice = async (sku = 'MILCH') =>
		(await harness.shop.get(toPath(getProduct, { params: { sku } }))).json().price;
	const takeKeys = () => takePurgedKeys(harness.api, harness.shop.tenantId);
	const midnight = (day: string) =>
		maintainCatalogue({
			db: harness.api.db,
			outbox: harness.api.deps.outbox,
			clock: () => new Date(`${day}T12:00:00Z`),
		});
	return {
		...{ harness, importMilk, draft, step, published },
		...{ check, checked, shopPrice, takeKeys, midnight },
		get office() {
			return office;
		},
		get manager() {
			return manager;
		},
		get tenantId() {
			return harness.shop.tenantId;
		},
	};
}

export const priced = (priceCents: number | null) => [
	{ sku: 'MILCH', region: 'default', priceCents },
];
