import { expect, it } from 'vitest';
import { aCheckoutHarness } from '../checkout-harness/checkout-harness.ts';
import { payOnDelivery } from '../checkout-harness/order-harness.ts';
import { deliveryPass, readyWithPass } from '../checkout-harness/pass-harness.ts';
import { mailsOf } from '../modules/identity/testing.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { remindOfEndingPasses } from './remind-of-passes.ts';

const checkout = aCheckoutHarness();

/** Emails about a pass that ends in so many days, after two runs at once and a later one. */
async function remind(reminderDays: number | null, daysLeft: number): Promise<string[]> {
	const { api } = checkout.harness;
	const shop = await checkout.openShop({
		config: { deliveryPass: { ...deliveryPass, reminderDays } },
	});
	await (await readyWithPass(api, shop)).order(payOnDelivery);
	await api.query(
		`UPDATE delivery_pass SET starts_on = day_at(tenant_id) - 20,
			ends_on = day_at(tenant_id) + $2::int WHERE tenant_id = $1`,
		[shop.shop.tenantId, daysLeft],
	);
	const outbox = createOutbox(api.pool, () => {});
	const run = () => remindOfEndingPasses({ db: api.db, outbox });
	await Promise.all([run(), run()]);
	await run();
	await outbox.close();
	const mails = await mailsOf(api, shop.shop);
	return mails.map(({ subject }) => subject).filter((subject) => /Lieferpass endet/.test(subject));
}

it('tells a customer once that the pass ends, before it does', async () => {
	expect(await remind(3, 3)).toHaveLength(1);
	expect(await remind(3, 4)).toHaveLength(0);
});

it('tells nobody unless the shop wants it', async () => {
	expect(await remind(null, 1)).toHaveLength(0);
});
