import { companyPath, shopNamePath } from '@korb/domain/tenant/settings';
import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { officeFixture } from '../staff/office-fixture.testing.ts';
import { draft, publish, runtime, settingsOf } from './testing.ts';

const fixture = officeFixture((api) => aShop().with({ name: 'Alter Laden' }).openIn(api));

const problems = async () => (await settingsOf(fixture.manager)).draft.problems;

describe('name and company', () => {
	it('are drafted and published', async () => {
		await draft(fixture.manager, {
			[shopNamePath]: 'Neuer Laden',
			[companyPath('name')]: 'Laden GmbH',
			[companyPath('register')]: 'FN 123456a, Handelsgericht Wien',
		});
		const published = await publish(fixture.manager);
		expect(published.statusCode, published.body).toBe(200);
		await fixture.api.refreshTenants();
		const { clientRuntimeConfig } = (await fixture.shop.get('/tenant/config')).json();
		expect(clientRuntimeConfig).toMatchObject({
			name: 'Neuer Laden',
			company: { name: 'Laden GmbH', register: 'FN 123456a, Handelsgericht Wien', city: '' },
		});
	});

	it.each([
		['no name', shopNamePath, '', 'tooSmall'],
		['no name at all', shopNamePath, undefined, 'invalid'],
		['a long name', shopNamePath, 'x'.repeat(61), 'tooBig'],
		['a second line', shopNamePath, 'Laden\r\nBcc: evil@evil.example', 'invalid'],
		['a space at the end', companyPath('city'), 'Wien ', 'invalid'],
		['a number', companyPath('city'), 1020, 'invalid'],
		['a long tax id', companyPath('valueAddedTaxId'), 'x'.repeat(31), 'tooBig'],
	])('%s is not published', async (_what, path, value, code) => {
		await draft(fixture.manager, { [path]: value });
		expect(await problems()).toMatchObject([{ path, code }]);
		expect((await publish(fixture.manager)).json()).toMatchObject({ code: 'invalid' });
	});

	it.each([runtime('contactEmail'), runtime('currency'), runtime('company')])(
		'%s is the operators’',
		async (path) => {
			const answer = await draft(fixture.manager, { [path]: 'x' });
			expect(answer.json()).toMatchObject({ code: 'notEditable' });
		},
	);

	it('are all that the database lets the API change here', async () => {
		const publishAs = (key: string) =>
			fixture.api.deps.pool.query(
				`SELECT publish_tenant_config(tenant_id, jsonb_set(config, $2, '"x"'), NULL, NULL, NULL)
				FROM tenant WHERE tenant_id = $1`,
				[fixture.shop.tenantId, `{clientRuntimeConfig,${key}}`],
			);
		await expect(publishAs('contactEmail')).rejects.toThrow('nothing that staff may change');
		await expect(publishAs('baseUrl')).rejects.toThrow('nothing that staff may change');
	});
});
