import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Editing, LONG_TIMEOUT, openEditing, pageOf } from './testing.ts';

let cms: Editing;
beforeAll(async () => {
	cms = await openEditing();
}, 120_000);
afterAll(() => cms.close());
beforeEach(() => cms.reset());

describe('publishing', () => {
	it('sends published documents to the shop, and never drafts', async () => {
		const { id, slug } = await cms.makePage('Eins');
		await cms.arrived(slug, ['Eins']);
		expect(cms.shop.of('page', slug)[0]).toMatchObject({
			tenantId: 'korb',
			document: { blocks: [{ type: 'headline', text: 'Eins', level: 2 }] },
		});
		await cms.save(id, pageOf('Entwurf'), 'draft');
		await cms.save(id, pageOf('Zwei'), 'published');
		await cms.arrived(slug, ['Eins', 'Zwei']);
	});

	it('versions documents so that the shop can recognise the newest', async () => {
		const { id, slug } = await cms.makePage('A');
		await cms.save(id, pageOf('B'), 'published');
		await cms.save(id, pageOf('C'), 'published');
		await cms.arrived(slug, ['A', 'B', 'C']);
		const versions = cms.shop.of('page', slug).map((push) => push.version);
		expect(versions).toEqual([...versions].sort((a, b) => a - b));
		expect(new Set(versions).size).toBe(3);
	});

	it('removes a page when it is unpublished, even with a newer draft, and when it is deleted', async () => {
		const { id, slug } = await cms.makePage('Da');
		await cms.save(id, pageOf('Neuer Entwurf'), 'draft');
		await cms.save(id, {}, 'draft');
		await cms.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
		await cms.arrived(slug, ['Da', null]);
		const second = await cms.makePage('Auch da');
		await cms.payload.delete({ collection: 'pages', id: second.id });
		await cms.arrived(second.slug, ['Auch da', null]);
	});

	it('adds a redirect from a page’s old address, and removes one at its new address', async () => {
		const { id, slug } = await cms.makePage('Umzug');
		await cms.save(id, { slug: `${slug}-neu` }, 'published');
		await cms.arrived(slug, ['Umzug', null]);
		await cms.arrived(`${slug}-neu`, ['Umzug']);
		const redirects = () => cms.shop.of('redirect', `/${slug}`).map((push) => push.document);
		await vi.waitFor(() => expect(redirects()).toEqual([{ target: `/${slug}-neu` }]), LONG_TIMEOUT);
		await cms.makePage('Nachmieter', 'published', slug);
		await cms.arrived(slug, ['Umzug', null, 'Nachmieter']);
		await vi.waitFor(
			() => expect(redirects()).toEqual([{ target: `/${slug}-neu` }, null]),
			LONG_TIMEOUT,
		);
	});

	it('redirects every former address directly to the newest', async () => {
		const { id, slug } = await cms.makePage('Wanderer');
		await cms.save(id, { slug: `${slug}-b` }, 'published');
		await cms.save(id, { slug: `${slug}-c` }, 'published');
		const last = (key: string) => cms.shop.of('redirect', key).at(-1)?.document;
		const leads = (key: string, document: object | null) =>
			vi.waitFor(() => expect(last(key)).toEqual(document), LONG_TIMEOUT);
		await leads(`/${slug}-b`, { target: `/${slug}-c` });
		await leads(`/${slug}`, { target: `/${slug}-c` });
		await cms.save(id, { slug }, 'published');
		await leads(`/${slug}-c`, { target: `/${slug}` });
		await leads(`/${slug}`, null);
	});

	it('redirects an unpublished or deleted page to its successor', async () => {
		const leave = {
			unpublish: (id: string) => cms.save(id, { _status: 'draft' }),
			delete: (id: string) => cms.payload.delete({ collection: 'pages', id }),
		};
		for (const go of [leave.unpublish, leave.delete]) {
			const { id, slug } = await cms.makePage('Abschied');
			await cms.save(id, { successor: '/lieferung' }, 'published');
			await go(id);
			await cms.arrived(slug, ['Abschied', null]);
			const redirects = () => cms.shop.of('redirect', `/${slug}`).map((push) => push.document);
			await vi.waitFor(() => expect(redirects()).toEqual([{ target: '/lieferung' }]), LONG_TIMEOUT);
		}
	});

	it('rejects what the shop would reject, without storing anything', async () => {
		const evil = { blockType: 'button', label: 'x', href: 'javascript:alert(1)' };
		await expect(cms.createPage('boese', [evil])).rejects.toThrow();
		const { totalDocs } = await cms.payload.count({
			collection: 'pages',
			where: { slug: { equals: 'boese' } },
		});
		expect(totalDocs).toBe(0);
	});

	it('rejects blocks where they are not allowed', async () => {
		const column = { blockType: 'column', children: [] };
		await expect(cms.createPage('spalte', [column])).rejects.toThrow();
	});

	it('runs a schedule with the permissions of its author', async () => {
		const plan = async (user: { id: string }) => {
			const { id, slug } = await cms.makePage('Geplant', 'draft');
			const input = {
				type: 'publish',
				doc: { relationTo: 'pages', value: id },
				user: { relationTo: 'users', value: user.id },
			};
			await cms.payload.jobs.queue({ task: 'schedulePublish', input } as never);
			await cms.payload.jobs.run();
			return slug;
		};
		await cms.arrived(await plan(cms.people.publisher), ['Geplant']);
		const refused = await plan(cms.people.editor);
		await sleep(200);
		expect(cms.titles(refused)).toEqual([]);
	});

	it('sends the page frame in four parts, and only the changed ones', async () => {
		const data = {
			tenant: cms.tenant,
			_status: 'published',
			topbarbanner: { text: 'Gratis' },
			header: { links: [{ label: 'Sortiment', href: '/kategorie' }] },
			socialsharingandseo: { siteName: 'Korb' },
		};
		const made = await cms.payload.create({ collection: 'client-configs', data });
		const keys = () =>
			cms.shop.received.filter((push) => push.kind === 'config').map((push) => push.key);
		await vi.waitFor(
			() => expect(keys()).toEqual(['topbarbanner', 'header', 'socialsharingandseo']),
			LONG_TIMEOUT,
		);
		await cms.payload.update({
			collection: 'client-configs',
			id: made.id,
			data: { topbarbanner: { text: 'Heute gratis' }, _status: 'published' },
		});
		await vi.waitFor(() => expect(keys().slice(3)).toEqual(['topbarbanner']), LONG_TIMEOUT);
	});

	it('derives the address from the title if empty, and never overwrites the start page', async () => {
		const make = async (data: {
			title: string;
			_status: 'draft' | 'published';
			slug?: string;
			routeName?: string;
		}) =>
			(await cms.payload.create({
				collection: 'pages',
				data: { tenant: cms.tenant, ...data },
				draft: data._status === 'draft',
			})) as unknown as { id: string; slug: string | null };
		const draft = await make({ title: 'Käse & Wein für zwei', _status: 'draft' });
		expect(draft.slug).toBeNull();
		await cms.payload.update({
			collection: 'pages',
			id: draft.id,
			data: { _status: 'published' },
		});
		await cms.arrived('kaese-wein-fuer-zwei', ['Käse & Wein für zwei']);
		expect(cms.shop.of('page', '')).toEqual([]);
		await make({ title: 'Start', slug: '/', _status: 'published' });
		await cms.arrived('', ['Start']);
		const cart = await make({ title: 'Korb', routeName: 'cart', _status: 'published' });
		expect(cart.slug).toBe('_cart');
		await vi.waitFor(() => expect(cms.shop.of('route-page', 'cart')).toHaveLength(1), LONG_TIMEOUT);
	});

	it('reports which page already has an address', async () => {
		const { slug } = await cms.makePage('Vorher da');
		const refusal = await cms
			.makePage('Zu spät', 'published', slug)
			.catch((error: unknown) => error);
		expect(refusal).toMatchObject({
			status: 400,
			data: { errors: [{ path: 'slug', message: expect.stringContaining('Vorher da') }] },
		});
	});

	it('adds FAQs to the pages of their topic, and republishes them on changes', async () => {
		const answer = { root: { type: 'root', children: [paragraph('Bis 12 Uhr.')] } };
		const faq = { tenant: cms.tenant, question: 'Bis wann?', topic: 'lieferung', answer };
		const made = await cms.payload.create({ collection: 'faqs', data: faq });
		const accordion = { blockType: 'accordion', faqTopic: 'lieferung' };
		await cms.createPage('faq', [{ blockType: 'section', children: [accordion] }]);
		const questions = () =>
			cms.shop
				.of('page', 'faq')
				.map((push) => JSON.stringify(push.document).match(/Bis [^"]+\?/)?.[0]);
		await vi.waitFor(() => expect(questions()).toEqual(['Bis wann?']), LONG_TIMEOUT);
		await cms.payload.update({
			collection: 'faqs',
			id: made.id,
			data: { question: 'Bis wann heute?' },
		});
		await vi.waitFor(
			() => expect(questions()).toEqual(['Bis wann?', 'Bis wann heute?']),
			LONG_TIMEOUT,
		);
	});
});

const paragraph = (text: string) => ({
	type: 'paragraph',
	version: 1,
	children: [{ type: 'text', text, format: 0, version: 1 }],
});
