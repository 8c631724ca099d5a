import type { Promotion } from '@korb/contracts/admin/promotions/promotions';
import { addDays } from '@korb/domain/pricing/prices';
import { anOffer } from '@korb/testing/feed';
import { beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../../catalogue-cli/testing.ts';
import {
	openPromotionDesk,
	type PromotionKey,
	priced,
} from '../../../checkout-harness/promotion-desk.ts';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { mostOf } from '../../../db/guards/most-of.testing.ts';
import { today } from '../../catalogue/testing.ts';
import { aStaffMember, type TestStaff } from '../../staff/testing.ts';

const input = {
	...{ name: 'Sommermilch', startsOn: today, endsOn: addDays(today, 6) },
	prices: priced(180),
};
const desk = openPromotionDesk(input);
const { harness, importMilk, draft, step, check, checked, takeKeys, midnight } = desk;
let editor: TestStaff;
beforeAll(async () => {
	editor = await aStaffMember(harness.api, desk.office, desk.tenantId, { roles: ['editor'] });
});
const put = ({ promotionId, version }: PromotionKey, change: object = {}, by = desk.manager) =>
	by.send('PUT', `/admin/promotions/${promotionId}`, { version, ...input, ...change });
const publish = (key: PromotionKey) => step('publish', key);
const shopPrice = async () => (await desk.shopPrice()).regular;
const problemOf = async (change: object) => (await checked(change))?.problem;

describe('a promotion', () => {
	it('is drafted, changed, published and ended, and audited', async () => {
		const added = await draft();
		expect(added).toMatchObject({
			...{ name: 'Sommermilch', state: 'draft', version: 1, products: 1, regions: ['default'] },
			...{ percent: { from: 25, to: 25 }, prices: input.prices },
		});
		expect((await shopPrice()).value).toBe(240);
		const changed = await put(added, { prices: priced(190) }, editor);
		expect(changed.json()).toMatchObject({ version: 2, prices: priced(190) });
		await takeKeys();

		const published = await publish(changed.json());
		expect(published.json(), published.body).toMatchObject({ state: 'running', version: 3 });
		expect(await shopPrice()).toMatchObject({
			...{ value: 190, endsOn: input.endsOn },
			insteadOf: { percent: 20, lowest30Days: 240 },
		});
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);

		const ended = await step('end', published.json());
		expect(ended.json()).toMatchObject({ state: 'ended', version: 4 });
		expect(await shopPrice()).toMatchObject({ value: 240, insteadOf: null });
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
		const { entries } = (await desk.manager.send('GET', '/admin/audit')).json();
		const subject = `promotion:${added.promotionId}`;
		const actions = entries.filter((entry: { subject: string }) => entry.subject === subject);
		expect(actions.map(({ action }: { action: string }) => action)).toEqual(
			expect.arrayContaining(['promotion.end', 'promotion.publish', 'promotion.add']),
		);
	});

	it('promises nothing while its price is above the regular one', async () => {
		expect(await draft({ prices: priced(9900) })).toMatchObject({ percent: null });
	});

	it('starts and ends at midnight, and purges the pages', async () => {
		const [first, last] = [addDays(today, 2), addDays(today, 3)];
		const published = await publish(await draft({ startsOn: first, endsOn: last }));
		expect(published.json()).toMatchObject({ state: 'planned' });
		await midnight(addDays(today, 1));
		expect((await shopPrice()).value).toBe(240);
		await takeKeys();
		await midnight(first);
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
		const offer = async () =>
			(
				await harness.api.pool.query(
					`SELECT is_promoted, effective_cents FROM offer JOIN product USING (tenant_id, product_id)
					WHERE tenant_id = $1 AND sku = 'MILCH' AND region = 'default'`,
					[desk.tenantId],
				)
			).rows[0];
		expect(await offer()).toEqual({ is_promoted: true, effective_cents: 180 });
		await midnight(addDays(last, 1));
		expect(await offer()).toEqual({ is_promoted: false, effective_cents: 240 });
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
	});

	it('survives the feed, which changes the regular price and names the cost', async () => {
		const published = (await publish(await draft())).json();
		await importMilk({ priceCents: 250, costCents: 150 });
		expect((await shopPrice()).value).toBe(180);
		const feed = { priceCents: 99, startsOn: today, endsOn: today };
		await importMilk({ priceCents: 250, promotion: feed });
		expect((await shopPrice()).value).toBe(180);
		await step('end', published);
		expect((await shopPrice()).value).toBe(250);
		await importMilk({ promotion: feed });
		expect((await shopPrice()).value).toBe(99);
	});

	it('does not change once it is published', async () => {
		const published = (await publish(await draft())).json();
		expect((await put(published)).json()).toMatchObject({ code: 'published' });
		expect((await publish(published)).json()).toMatchObject({ code: 'published' });
		const ended = (await step('end', published)).json();
		expect((await step('end', ended)).json()).toMatchObject({ code: 'notRunning' });
	});

	it('is listed in pages, by state and by name', async () => {
		const names = ['Kaffee 1 %', 'Kaffee 2', 'Kaffee 3'];
		for (const name of names) await draft({ name });
		const list = async (query: string) =>
			(await desk.manager.send('GET', `/admin/promotions?${query}`)).json();
		const first = await list('search=kaffee&state=draft&pageSize=2');
		const second = await list(`search=kaffee&state=draft&pageSize=2&after=${first.next}`);
		const all = [...first.promotions, ...second.promotions] as Promotion[];
		expect(all.map(({ name }) => name)).toEqual(names.toReversed());
		expect((await list('search=1 %25')).promotions).toHaveLength(1);
		expect((await list('search=kaffee&state=running')).promotions).toEqual([]);
	});

	it('has no region of somebody else', async () => {
		const graz = await aStaffMember(harness.api, desk.office, desk.tenantId, { units: ['graz'] });
		const answer = await graz.send('POST', '/admin/promotions', input);
		expect(answer.statusCode).toBe(404);
		const { promotionId } = await draft();
		expect((await graz.send('GET', `/admin/promotions/${promotionId}`)).statusCode).toBe(404);
		expect((await put({ promotionId, version: 1 }, { prices: [] }, graz)).statusCode).toBe(404);
	});

	it.each([
		['an end before its start', { endsOn: addDays(today, -1) }],
		['an empty name', { name: ' ' }],
		['two prices of a product in a region', { prices: [...priced(180), ...priced(170)] }],
		['no price', { prices: priced(0) }],
	])('is refused with %s', async (_, change) => {
		const answer = await desk.manager.send('POST', '/admin/promotions', { ...input, ...change });
		expect(answer.statusCode).toBe(400);
	});
});

describe('publishing', () => {
	const refusal = async (change: object) => (await publish(await draft(change))).json();

	it('refuses a price that is not below the lowest of the 30 days before', async () => {
		await importInto(harness.api, desk.tenantId, [
			{
				...{ type: 'past-price' as const, sku: 'BUTTER', region: 'default', priceCents: 250 },
				...{ from: addDays(today, -20), until: addDays(today, -10) },
			},
			anOffer('BUTTER', { priceCents: 300 }),
		]);
		const butter = (priceCents: number) => [{ sku: 'BUTTER', region: 'default', priceCents }];
		expect(await problemOf({ prices: butter(250) })).toBe('lowestPrice');
		expect(await refusal({ prices: butter(250) })).toMatchObject({
			...{ errorCode: 'conflict', code: 'prices' },
		});
		const published = await publish(await draft({ prices: butter(249) }));
		expect(published.json()).toMatchObject({ state: 'running' });
	});

	it('refuses a price that is not below the regular one, or of what is not offered', async () => {
		expect(await problemOf({ prices: priced(240) })).toBe('notLower');
		const elsewhere = [{ sku: 'MILCH', region: 'nowhere', priceCents: 100 }];
		expect(await problemOf({ prices: elsewhere })).toBe('notOffered');
		expect(await refusal({ prices: elsewhere })).toMatchObject({ code: 'prices' });
		expect((await shopPrice()).value).toBe(240);
	});

	it('refuses an offer that is in another promotion, of staff or of the feed', async () => {
		await publish(await draft());
		expect(await refusal({ prices: priced(150) })).toMatchObject({ code: 'prices' });
		expect(await problemOf({ prices: priced(150) })).toBe('otherPromotion');
	});

	it('refuses a first day that has passed, and a promotion without products', async () => {
		expect(await refusal({ startsOn: addDays(today, -1) })).toMatchObject({ code: 'startsInPast' });
		expect(await refusal({ prices: [] })).toMatchObject({ code: 'empty' });
	});

	it('refuses a day that no calendar has', async () => {
		const body = { ...input, startsOn: '0000-01-01' };
		expect((await desk.manager.send('POST', '/admin/promotions', body)).statusCode).toBe(400);
	});

	it('is refused while the feed owns prices', async () => {
		const { api } = harness;
		const own = (fields: string[]) =>
			api.pool.query(
				`UPDATE tenant SET config = jsonb_set(config, '{backOffice}', $2) WHERE tenant_id = $1`,
				[desk.tenantId, JSON.stringify({ feedOwns: fields })],
			);
		const added = await draft();
		await own(['price']);
		await api.refreshTenants();
		expect((await publish(added)).json()).toMatchObject({ code: 'ownedByFeed' });
		await own([]);
		await api.refreshTenants();
	});
});

describe('a check', () => {
	it('says what the shop shows, the margin where a cost is known, and unknown products', async () => {
		const without = (await check()).products[0]?.prices[0];
		expect(without).toMatchObject({
			...{ nowCents: 240, lowest30DaysCents: 240, reductionPercent: 25, problem: null },
		});
		await importMilk({ costCents: 120 });
		const withCost = (await check()).products[0]?.prices[0];
		expect(withCost?.marginPercent).toBeGreaterThan(20);
		expect(withCost?.marginPercent).toBeLessThan(33.4);
		const unknown = [{ sku: 'UNKNOWN', region: 'default', priceCents: 100 }];
		expect(await check({ prices: unknown })).toMatchObject({
			...{ products: [], unknownSkus: ['UNKNOWN'] },
		});
	});

	it('tries the prices on last week’s orders', async () => {
		const before = (await check()).lastWeek;
		await harness.ordered({ MILCH: 10 });
		await harness.ordered({ BUTTER: 2 });
		const after = (await check()).lastWeek;
		expect(after.orders - before.orders).toBe(2);
		expect(after.touched - before.touched).toBe(1);
		expect(after.costCents - before.costCents).toBe(10 * (240 - 180));
	});
});

describe('changes at once', () => {
	const edited = async () => {
		const added = await draft();
		const names = ['A', 'B', 'C', 'D', 'E', 'F'];
		const answers = await Promise.all(names.map((name) => put(added, { name })));
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	};
	const published = async () => {
		const drafts = [await draft(), await draft({ prices: priced(170) }), await draft()];
		const answers = await Promise.all(drafts.map(publish));
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	};

	it('one edit wins, and one promotion of an offer', async () => {
		expect(await edited()).toBe(1);
		expect(await published()).toBe(1);
	});

	it('control: without the locks, several do', async () => {
		await withoutGuards(['promotion-lock'], async () => {
			expect(await mostOf(edited)).toBeGreaterThan(1);
			expect(await mostOf(published)).toBeGreaterThan(1);
		});
	});
});
