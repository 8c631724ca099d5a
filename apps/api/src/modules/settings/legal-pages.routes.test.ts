import type { LegalPages } from '@korb/contracts/admin/settings/legal-pages';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice } from '../staff/testing.ts';

let api: TestApi;
let office: FastifyInstance;
let withoutCms: FastifyInstance;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api, { cmsPublicUrl: 'https://cms.korb.example' });
	withoutCms = await openOffice(api);
});
afterAll(async () => {
	await office.close();
	await withoutCms.close();
	await api.close();
});

const config = {
	checkout: { termsPath: '/agb', withdrawalPath: '/widerruf/' },
	consent: { privacyPath: null },
	deliveryPass: { offers: [], termsPath: '/agb' },
};

async function aShopWith(config: object) {
	const { tenantId } = await aShop().with(config).openIn(api);
	const put = (kind: string, key: string, document: object | null) =>
		api.pool.query(
			`INSERT INTO content_document (tenant_id, kind, key, version, document, published_at)
			VALUES ($1, $2, $3, 1, $4, '2026-03-01T08:00:00Z')`,
			[tenantId, kind, key, document],
		);
	const read = async (at = office): Promise<LegalPages['pages']> => {
		const editor = await aStaffMember(api, at, tenantId, { roles: ['editor'] });
		const answer = await editor.send('GET', '/admin/settings/legal-pages');
		expect(answer.statusCode, answer.body).toBe(200);
		return answer.json().pages;
	};
	return { put, read, tenantId };
}

describe('legal pages', () => {
	it('say when they were published, and which are missing', async () => {
		const { put, read } = await aShopWith(config);
		await put('page', 'agb', { meta: { title: 'AGB' }, blocks: [] });
		await put('page', 'widerruf', null);
		const publishedAt = '2026-03-01T08:00:00.000Z';
		expect(await read()).toMatchObject([
			{ purpose: 'terms', path: '/agb', title: 'AGB', publishedAt },
			{ purpose: 'withdrawal', path: '/widerruf/', title: null, publishedAt: null },
			{ purpose: 'privacy', path: null, publishedAt: null, editUrl: null },
		]);
	});

	it('include those of the footer once, and none of another site', async () => {
		const { put, read } = await aShopWith(config);
		await put('config', 'footer', {
			legalLinks: [
				{ label: 'AGB', href: '/agb' },
				{ label: 'Impressum', href: '/impressum?from=footer' },
				{ label: 'Schlichtung', href: 'https://odr.example' },
			],
		});
		await put('page', 'impressum', { meta: { title: 'Impressum' } });
		const pages = await read();
		expect(pages.map(({ purpose, label }) => purpose ?? label)).toEqual([
			...['terms', 'withdrawal', 'privacy', 'Impressum'],
		]);
		expect(pages.at(-1)).toMatchObject({ title: 'Impressum' });
	});

	it('have the terms of the pass where it is sold', async () => {
		const offers = [{ articleId: 'pass', price: 790, months: 1 }];
		const { read } = await aShopWith({ ...config, deliveryPass: { offers, termsPath: '/pass' } });
		expect((await read()).at(-1)).toMatchObject({ purpose: 'passTerms', path: '/pass' });
	});

	it('lead to the CMS, where its URL is configured', async () => {
		const { read } = await aShopWith(config);
		const url = new URL((await read())[1]?.editUrl ?? '');
		expect(`${url.origin}${url.pathname}`).toBe('https://cms.korb.example/admin/collections/pages');
		expect([...url.searchParams.values()]).toEqual(['widerruf']);
		expect((await read(withoutCms))[1]?.editUrl).toBeNull();
	});
});

it('the CMS is named to those who draft', async () => {
	const { tenantId } = await aShopWith(config);
	const cmsOf = async (role: 'editor' | 'service', at = office) => {
		const person = await aStaffMember(api, at, tenantId, { roles: [role] });
		return (await person.send('GET', '/admin/me')).json().cmsUrl;
	};
	expect(await cmsOf('editor')).toBe('https://cms.korb.example');
	expect(await cmsOf('service')).toBeNull();
	expect(await cmsOf('editor', withoutCms)).toBeNull();
});
