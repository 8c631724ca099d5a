import { ContentPush } from '@korb/contracts/content/content-push';
import type { Audience } from '@korb/domain/customer/audiences';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';
import { publish } from './publish.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;

beforeAll(async () => {
	// A real session would come from a session cookie; here the cookie names the audience.
	api = await startTestApi({
		findAudience: async (_ctx, { who }) => (who as Audience | undefined) ?? 'anonymous',
	});
	shop = await aShop().openIn(api);
	await put(shop, 'start', { meta: { title: 'Start' }, blocks });
});
afterAll(() => api.close());

async function put(where: Shop<LightMyRequestResponse>, key: string, document: object, into = api) {
	const outbox = createOutbox(into.pool, () => {});
	const push = { tenantId: where.tenantId, version: 7, kind: 'page', key, document };
	await publish({ db: into.db, outbox }, ContentPush.parse(push));
	await outbox.close();
}

const says = (text: string, audiences?: Audience[]) => ({
	type: 'headline',
	text,
	...(audiences && { audiences }),
});
const column = (...children: object[]) => ({ type: 'column', children });

const blocks = [
	says('für alle'),
	says('nur-besucher', ['anonymous']),
	says('nur-kunden', ['customer']),
	says('nur-mitglieder', ['loyalty']),
	{
		type: 'row',
		children: [column(says('spalte-alle')), column(says('spalte-mitglieder', ['loyalty']))],
	},
	{
		type: 'accordion',
		items: [{ title: 'Frage', children: [says('antwort-kunden', ['customer', 'loyalty'])] }],
	},
	{ type: 'section', children: [says('abschnitt-kunden', ['customer'])] },
];

const secrets = /nur-kunden|nur-mitglieder|spalte-mitglieder|antwort-kunden|abschnitt-kunden/;

const personal = (key: string, who?: Audience, where = shop) =>
	where.send({
		method: 'GET',
		url: `/api/content/personal/${key}`,
		...(who && { cookies: { who } }),
	});

describe('GET /api/content/pages → 200 for everybody', () => {
	it('CMS-01 CMS-02 CMS-03 contains what visitors see and no bytes of the rest', async () => {
		const answer = await shop.send({
			method: 'GET',
			url: '/api/content/pages/start',
			cookies: { who: 'loyalty' },
		});
		expect(answer.body).not.toMatch(secrets);
		expect(answer.body).toContain('nur-besucher');
		expect(answer.body).toContain('spalte-alle');
		expect(answer.json()).toMatchObject({
			revision: 7,
			personal: [
				{ place: 1, type: 'headline', shownTo: ['anonymous'] },
				{ place: 2, type: 'headline', shownTo: ['customer'] },
				{ place: 3, type: 'headline', shownTo: ['loyalty'] },
				{ place: 4, type: 'row', shownTo: ['anonymous', 'customer', 'loyalty'] },
				{ place: 5, type: 'accordion', shownTo: ['anonymous', 'customer', 'loyalty'] },
				{ place: 6, type: 'section', shownTo: ['customer'] },
			],
		});
	});

	it('restricts a complete page to its audience and keeps it out of search engines', async () => {
		await put(shop, 'club', {
			meta: { title: 'Club' },
			audiences: ['loyalty'],
			blocks: [says('geheimer Gutschein')],
		});
		const page = await shop.get('/api/content/pages/club');
		expect(page.body).not.toContain('Gutschein');
		expect(page.json()).toMatchObject({ meta: { noIndex: true }, blocks: [] });
		expect((await personal('club', 'loyalty')).body).toContain('geheimer Gutschein');
		expect((await personal('club', 'customer')).body).not.toContain('Gutschein');
	});

	it('CMS-04 shows everything where login is off', async () => {
		const without = await aShop().withFlag('featureCustomer', false).openIn(api);
		await put(without, 'start', { meta: { title: 'Start' }, blocks });
		const answer = await without.get('/api/content/pages/start');
		expect(answer.body).toContain('nur-mitglieder');
		expect(answer.json().personal).toEqual([]);
	});
});

describe('GET /api/content/personal → 200', () => {
	it.each([
		['CMS-01 visitors', undefined, ['nur-besucher', 'spalte-alle']],
		[
			'CMS-02 customers',
			'customer',
			['nur-kunden', 'spalte-alle', 'antwort-kunden', 'abschnitt-kunden'],
		],
		[
			'CMS-03 loyalty members',
			'loyalty',
			['nur-mitglieder', 'spalte-alle', 'spalte-mitglieder', 'antwort-kunden'],
		],
	] satisfies [string, Audience | undefined, string[]][])(
		'%s get their own blocks and nobody else’s',
		async (_title, who, expected) => {
			const answer = await personal('start', who);
			const texts = answer.body.match(/"text":"[^"]+"/g) ?? [];
			expect(texts.map((text) => text.slice(8, -1))).toEqual(expected);
			expect(answer.json()).toMatchObject({ revision: 7, audience: who ?? 'anonymous' });
			expect(answer.headers['cache-control']).toBe('private, no-store');
			expect(answer.headers).not.toHaveProperty('xkey');
		},
	);

	it('resolves references of blocks', async () => {
		const group = { type: 'publication', publications: ['kw-1'], audiences: ['customer'] };
		await put(shop, 'blatt', { meta: { title: 'Blatt' }, blocks: [group] });
		expect((await personal('blatt', 'customer')).json().places).toMatchObject([
			{ place: 0, block: { type: 'publication', found: [] } },
		]);
	});

	it('responds with 404 without a page, also for another shop’s page', async () => {
		const other = await aShop().openIn(api);
		expect((await personal('fehlt', 'customer')).statusCode).toBe(404);
		expect((await personal('start', 'customer', other)).statusCode).toBe(404);
	});
});

describe('the audience of a browser', () => {
	it('CMS-01 CMS-02: follows from its session', async () => {
		const own = await startTestApi();
		try {
			const there = await aShop().openIn(own);
			await put(there, 'start', { meta: { title: 'Start' }, blocks }, own);
			const audienceOf = async (by: Browser) =>
				(await by.send('GET', '/api/content/personal/start')).json().audience;
			expect(await audienceOf(await Browser.open(there))).toBe('anonymous');
			const customer = await aCustomer(own, there);
			expect(await audienceOf(customer)).toBe('customer');
			await customer.send('POST', '/api/auth/logout');
			expect(await audienceOf(customer)).toBe('anonymous');
		} finally {
			await own.close();
		}
	});
});
