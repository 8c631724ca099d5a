import { anOffer } from '@korb/testing/feed';
import { beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { report } from '../../checkout-harness/report.ts';
import { exportOrders } from '../../orders-cli/export-orders.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { createWriter } from '../invoice/invoice-writer.ts';
import { toOrderMailContent } from '../notification/order-mail-content.ts';
import { findOrder } from '../order-records/order.sql.ts';
import { listTenants, toTenant } from '../tenant/index.ts';

const checkout = aCheckoutHarness();
const multiBuy = { fromQuantity: 3, priceCents: 149 };
const tierOf = (input = {}) => anOffer('MILCH', { priceCents: 199, multiBuy, ...input });

beforeAll(() => importInto(checkout.harness.api, checkout.shop.shop.tenantId, [tierOf()]));

async function ordered() {
	const buyer = await checkout.buyer({ MILCH: 3, BUTTER: 2, COLA: 2 });
	const { order, orderNumber } = await buyer.order();
	return { buyer, order, orderNumber };
}

const ARTICLES = 3 * 149 + 2 * 349 + 2 * 129;
const TOTAL = ARTICLES + 2 * 25 + 390;

describe('an order at a multi-buy price', () => {
	it('adds up to the cent, per tax rate', async () => {
		const { buyer, order } = await ordered();
		expect(order.priceInfo).toMatchObject({
			totalArticlePrice: ARTICLES,
			savings: 150,
			total: TOTAL,
		});
		expect(order.bill.vat).toEqual([
			{ percent: 20, gross: 258 + 390, vat: 108 },
			{ percent: 10, gross: 447, vat: 41 },
			{ percent: 4.9, gross: 698, vat: 33 },
		]);
		expect(order.bill.vat.reduce((sum, { gross }) => sum + gross, 0) + 50).toBe(TOTAL);
		expect(order.lines[0]).toMatchObject({
			quantity: 3,
			perPiecePrice: 149,
			totalPrice: 447,
			multiBuy: { fromQuantity: 3, singlePrice: 199 },
		});
		expect(order.lines[1]).not.toHaveProperty('multiBuy');
		expect((await checkout.atProvider(buyer.cartId)).authorisedCents).toBe(TOTAL);
	});

	it('keeps the frozen price, whatever the catalogue says later', async () => {
		const buyer = await checkout.buyer({ MILCH: 3 });
		const finalized = await buyer.finalize();
		const { tenantId } = checkout.shop.shop;
		await importInto(checkout.harness.api, tenantId, [anOffer('MILCH', { priceCents: 219 })]);
		await buyer.pay(finalized);
		const { order } = (await buyer.comeBack(finalized.checkoutId)).json();
		await importInto(checkout.harness.api, tenantId, [tierOf()]);
		expect(order.priceInfo.total).toBe(447 + 390);
		expect(order.lines[0]).toMatchObject({ totalPrice: 447, multiBuy: { singlePrice: 199 } });
	});

	it('the remaining pieces keep their price when one is missing', async () => {
		const { buyer, orderNumber } = await ordered();
		const { tenantId } = checkout.shop.shop;
		const lines = [{ lineItemId: 'MILCH', quantity: 2 }];
		await report(checkout.harness, orderNumber, 'picked', { tenantId, lines });
		const after = (await buyer.send('GET', `/api/orders/${orderNumber}`)).json();
		expect(after.bill).toMatchObject({ isFinal: true, total: TOTAL - 149 });
		expect(after.bill.vat[1]).toEqual({ percent: 10, gross: 298, vat: 27 });
		expect((await checkout.atProvider(buyer.cartId)).capturedCents).toBe(TOTAL - 149);
	});

	it('is shown on the invoice, in the email and in the export', async () => {
		const { orderNumber } = await ordered();
		const { shop } = checkout.shop;
		const { api } = checkout.harness;
		const [row] = await api.db.snapshot((tx) => listTenants(tx, [shop.tenantId]));
		const order = await api.db.snapshot((tx) => findOrder(tx, shop.tenantId, orderNumber));
		if (!row || !order) throw new Error('no order');
		const tenant = toTenant(row);
		const payment = {
			method_key: 'credit-cards',
			planned_cents: TOTAL,
			reserved_cents: TOTAL,
			wallet_cents: 0,
		} as const;
		const type = 'order.placed';
		const mail = toOrderMailContent({ tenant, type, order, payment, token: '', withdrawal: null });
		expect(mail.lines[0]).toEqual({
			text: '3 × Milch',
			note: expect.stringMatching(/^Ab 3 Stück je €\s1,49$/),
			amount: expect.stringMatching(/^€\s4,47$/),
		});
		await report(checkout.harness, orderNumber, 'picked', { tenantId: shop.tenantId, lines: [] });
		const { rows } = await api.pool.query<{ document: Invoice }>(
			'SELECT document FROM invoice WHERE order_number = $1',
			[orderNumber],
		);
		if (!rows[0]) throw new Error('no invoice');
		const written = createWriter(tenant, rows[0].document);
		expect(written.lines.map(([name, amount]) => [name, amount?.replace(/\s/g, ' ')])).toEqual([
			['Milch', '3 Stk. à € 1,49'],
			['Butter', '2 Stk.'],
			['Cola', '2 Stk.'],
		]);
		const range = { from: new Date(0), to: new Date('2999-01-01') };
		const exported = [];
		for await (const order of exportOrders(api.db, shop.tenantId, range)) exported.push(order);
		const found = exported.find((order) => order.orderNumber === orderNumber);
		expect(found?.lines[0]).toMatchObject({ perPiecePrice: 149, multiBuy: { fromQuantity: 3 } });
	});
});
