import { guestPath, paymentMethodsPath } from '@korb/domain/tenant/settings';
import { expect, it } from 'vitest';
import { officeFixture } from '../staff/office-fixture.testing.ts';
import { draft, publish, runtime, settingsOf } from './testing.ts';

const fixture = officeFixture();

const problems = async () => (await settingsOf(fixture.manager)).draft.problems;

it('methods of payment are drafted as a list and published in its order', async () => {
	const { values } = await settingsOf(fixture.manager);
	expect(values).toMatchObject({
		[paymentMethodsPath]: expect.arrayContaining(['paypal', 'credit-cards']),
		[guestPath]: true,
	});
	const methods = ['paypal', 'credit-cards'];
	await draft(fixture.manager, { [paymentMethodsPath]: methods, [guestPath]: false });
	expect(await problems()).toEqual([]);
	const published = await publish(fixture.manager);
	expect(published.statusCode, published.body).toBe(200);
	await fixture.api.refreshTenants();
	const { checkout } = (await fixture.shop.get('/tenant/config')).json().clientRuntimeConfig;
	expect(checkout).toMatchObject({ paymentMethods: methods, guestAllowed: false });
});

it.each([
	['no method', [], 'tooSmall'],
	['a method twice', ['paypal', 'paypal'], 'invalid'],
	['a text', 'paypal', 'invalid'],
])('%s is not published', async (_what, value, code) => {
	await draft(fixture.manager, { [paymentMethodsPath]: value });
	expect(await problems()).toMatchObject([{ path: paymentMethodsPath, code }]);
	expect((await publish(fixture.manager)).json()).toMatchObject({ code: 'invalid' });
});

it('an unknown method is not published', async () => {
	await draft(fixture.manager, { [paymentMethodsPath]: ['barter'] });
	expect(await problems()).toMatchObject([{ code: 'invalid' }]);
});

it('takes no list of objects, nor a long one', async () => {
	expect((await draft(fixture.manager, { [paymentMethodsPath]: [{}] })).statusCode).toBe(400);
	const long = Array.from({ length: 21 }, () => 'paypal');
	expect((await draft(fixture.manager, { [paymentMethodsPath]: long })).statusCode).toBe(400);
});

it('legal pages of the checkout are the operators’, for the database, too', async () => {
	const path = runtime('checkout/termsPath');
	expect((await draft(fixture.manager, { [path]: '/agb' })).json()).toMatchObject({
		code: 'notEditable',
	});
	const publishWith = (checkout: object) =>
		fixture.api.deps.pool.query(
			`SELECT publish_tenant_config(tenant_id, jsonb_set(config, '{clientRuntimeConfig,checkout}',
				coalesce(config #> '{clientRuntimeConfig,checkout}', '{}') || $2::jsonb), NULL, NULL, NULL)
			FROM tenant WHERE tenant_id = $1`,
			[fixture.shop.tenantId, JSON.stringify(checkout)],
		);
	await expect(publishWith({ termsPath: '/neu' })).rejects.toThrow('nothing that staff may change');
	await publishWith({ paymentMethods: ['paypal'] });
});

it('can be the first that is said about the checkout', async () => {
	await fixture.api.pool.query(
		`UPDATE tenant SET config = config #- '{clientRuntimeConfig,checkout}' WHERE tenant_id = $1`,
		[fixture.shop.tenantId],
	);
	await draft(fixture.manager, { [guestPath]: false });
	const published = await publish(fixture.manager);
	expect(published.statusCode, published.body).toBe(200);
});
