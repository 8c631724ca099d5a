import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Drain, startDrain } from '../outbox/drain.ts';
import { openTestCms, openTestShop, SECRET, type TestCms, type TestShop } from '../testing.ts';

let cms: TestCms;
let shop: TestShop;
let drain: Drain;
let tenant: string;
let other: string;
let people: Record<'editor' | 'publisher' | 'stranger', { id: string; collection: 'users' }>;

beforeAll(async () => {
	cms = await openTestCms();
	shop = await openTestShop();
	tenant = await makeTenant('korb');
	other = await makeTenant('greenbasket');
	people = {
		editor: await makePerson('editor', tenant),
		publisher: await makePerson('publisher', tenant),
		stranger: await makePerson('publisher', other),
	};
	drain = openDrain();
}, 120_000);
afterAll(async () => {
	await drain.stop();
	await shop.stop();
	await cms.close();
});
beforeEach(() => {
	shop.received.length = 0;
	shop.answer = () => 200;
});

function openDrain(): Drain {
	const { databaseUrl, mediaDir } = cms;
	return startDrain({ databaseUrl, mediaDir, apiUrl: shop.url, contentSecret: SECRET });
}

async function makeTenant(tenantId: string): Promise<string> {
	const made = await cms.payload.create({
		collection: 'tenants',
		data: { name: tenantId, tenantId },
	});
	return String(made.id);
}

async function makePerson(role: string, inTenant: string) {
	const email = `${role}-${inTenant}@korb.example`;
	const data = { email, password: 'correct horse battery', role, tenants: [{ tenant: inTenant }] };
	const made = await cms.payload.create({ collection: 'users', data });
	return { ...made, collection: 'users' as const, id: String(made.id) };
}

type Status = 'draft' | 'published';
let count = 0;

async function makePage(title: string, _status: Status = 'published', slug = `seite-${++count}`) {
	const data = { tenant, title, slug, _status, ...page(title) };
	const made = await cms.payload.create({ collection: 'pages', data, draft: _status === 'draft' });
	return { id: String(made.id), slug };
}

const page = (title: string) => ({
	meta: { title },
	blocks: [{ blockType: 'headline', text: title }],
});

function save(id: string, data: object, _status?: Status, user?: object) {
	return cms.payload.update({
		collection: 'pages',
		id,
		data: { ...data, ...(_status && { _status }) },
		draft: _status === 'draft',
		...(user && { user, overrideAccess: false }),
	});
}

const titles = (slug: string) =>
	shop
		.of('page', slug)
		.map((push) => (push.document as { meta: { title: string } } | null)?.meta.title ?? null);
const arrived = (slug: string, expected: (string | null)[]) =>
	vi.waitFor(() => expect(titles(slug)).toEqual(expected), { timeout: 10_000 });

describe('publishing', () => {
	it('tells the shop the finished document, and drafts to nobody', async () => {
		const { id, slug } = await makePage('Eins');
		await arrived(slug, ['Eins']);
		expect(shop.of('page', slug)[0]).toMatchObject({
			tenantId: 'korb',
			document: { blocks: [{ type: 'headline', text: 'Eins', level: 2 }] },
		});
		await save(id, page('Entwurf'), 'draft');
		await save(id, page('Zwei'), 'published');
		await arrived(slug, ['Eins', 'Zwei']);
	});

	it('numbers documents so that the shop can tell the newest', async () => {
		const { id, slug } = await makePage('A');
		await save(id, page('B'), 'published');
		await save(id, page('C'), 'published');
		await arrived(slug, ['A', 'B', 'C']);
		const versions = shop.of('page', slug).map((push) => push.version);
		expect(versions).toEqual([...versions].sort((a, b) => a - b));
		expect(new Set(versions).size).toBe(3);
	});

	it('takes a page off when it is unpublished, even with a draft on top, and when it is deleted', async () => {
		const { id, slug } = await makePage('Da');
		await save(id, page('Neuer Entwurf'), 'draft');
		await save(id, {}, 'draft');
		await cms.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
		await arrived(slug, ['Da', null]);
		const second = await makePage('Auch da');
		await cms.payload.delete({ collection: 'pages', id: second.id });
		await arrived(second.slug, ['Auch da', null]);
	});

	it('leaves a redirect where a page has moved away, and clears one where a page moves in', async () => {
		const { id, slug } = await makePage('Umzug');
		await save(id, { slug: `${slug}-neu` }, 'published');
		await arrived(slug, ['Umzug', null]);
		await arrived(`${slug}-neu`, ['Umzug']);
		const redirects = () => shop.of('redirect', `/${slug}`).map((push) => push.document);
		await vi.waitFor(() => expect(redirects()).toEqual([{ target: `/${slug}-neu` }]));
		await makePage('Nachmieter', 'published', slug);
		await arrived(slug, ['Umzug', null, 'Nachmieter']);
		await vi.waitFor(() => expect(redirects()).toEqual([{ target: `/${slug}-neu` }, null]));
	});

	it('sends visitors of every former address straight to the newest', async () => {
		const { id, slug } = await makePage('Wanderer');
		await save(id, { slug: `${slug}-b` }, 'published');
		await save(id, { slug: `${slug}-c` }, 'published');
		const last = (key: string) => shop.of('redirect', key).at(-1)?.document;
		const leads = (key: string, document: object | null) =>
			vi.waitFor(() => expect(last(key)).toEqual(document), { timeout: 10_000 });
		await leads(`/${slug}-b`, { target: `/${slug}-c` });
		await leads(`/${slug}`, { target: `/${slug}-c` });
		await save(id, { slug }, 'published');
		await leads(`/${slug}-c`, { target: `/${slug}` });
		await leads(`/${slug}`, null);
	});

	it('sends visitors of a page that was unpublished or deleted to its successor', async () => {
		const leave = {
			unpublish: (id: string) => save(id, { _status: 'draft' }),
			delete: (id: string) => cms.payload.delete({ collection: 'pages', id }),
		};
		for (const go of [leave.unpublish, leave.delete]) {
			const { id, slug } = await makePage('Abschied');
			await save(id, { successor: '/lieferung' }, 'published');
			await go(id);
			await arrived(slug, ['Abschied', null]);
			const redirects = () => shop.of('redirect', `/${slug}`).map((push) => push.document);
			await vi.waitFor(() => expect(redirects()).toEqual([{ target: '/lieferung' }]), {
				timeout: 10_000,
			});
		}
	});

	it('refuses what the shop would refuse, and nothing of it is stored', async () => {
		const data = {
			tenant,
			title: 'Böse',
			slug: 'boese',
			_status: 'published',
			meta: { title: 'Böse' },
			blocks: [{ blockType: 'button', label: 'x', href: 'javascript:alert(1)' }],
		};
		await expect(cms.payload.create({ collection: 'pages', data })).rejects.toThrow();
		const { totalDocs } = await cms.payload.count({
			collection: 'pages',
			where: { slug: { equals: 'boese' } },
		});
		expect(totalDocs).toBe(0);
	});

	it('refuses blocks in places where they do not belong', async () => {
		const blocks = [{ blockType: 'column', children: [] }];
		const data = {
			tenant,
			title: 'x',
			slug: 'spalte',
			_status: 'published',
			meta: { title: 'x' },
			blocks,
		};
		await expect(cms.payload.create({ collection: 'pages', data })).rejects.toThrow();
	});

	it('runs a schedule with the rights of whoever made it', async () => {
		const plan = async (user: { id: string }) => {
			const { id, slug } = await makePage('Geplant', 'draft');
			const input = {
				type: 'publish',
				doc: { relationTo: 'pages', value: id },
				user: { relationTo: 'users', value: user.id },
			};
			await cms.payload.jobs.queue({ task: 'schedulePublish', input } as never);
			await cms.payload.jobs.run();
			return slug;
		};
		await arrived(await plan(people.publisher), ['Geplant']);
		const refused = await plan(people.editor);
		await sleep(200);
		expect(titles(refused)).toEqual([]);
	});

	it('sends the frame of the pages in four parts, and only those that changed', async () => {
		const data = {
			tenant,
			_status: 'published',
			topbarbanner: { text: 'Gratis' },
			header: { links: [{ label: 'Sortiment', href: '/kategorie' }] },
			socialsharingandseo: { siteName: 'Korb' },
		};
		const made = await cms.payload.create({ collection: 'client-configs', data });
		const keys = () =>
			shop.received.filter((push) => push.kind === 'config').map((push) => push.key);
		await vi.waitFor(() =>
			expect(keys()).toEqual(['topbarbanner', 'header', 'socialsharingandseo']),
		);
		await cms.payload.update({
			collection: 'client-configs',
			id: made.id,
			data: { topbarbanner: { text: 'Heute gratis' }, _status: 'published' },
		});
		await vi.waitFor(() => expect(keys().slice(3)).toEqual(['topbarbanner']));
	});

	it('makes an address from the title where none was typed, and keeps the start page out of reach', async () => {
		const make = async (data: {
			title: string;
			_status: Status;
			slug?: string;
			routeName?: string;
		}) =>
			(await cms.payload.create({
				collection: 'pages',
				data: { tenant, ...data },
				draft: data._status === 'draft',
			})) as unknown as { id: string; slug: string | null };
		const draft = await make({ title: 'Käse & Wein für zwei', _status: 'draft' });
		expect(draft.slug).toBeNull();
		await cms.payload.update({
			collection: 'pages',
			id: draft.id,
			data: { _status: 'published' },
		});
		await arrived('kaese-wein-fuer-zwei', ['Käse & Wein für zwei']);
		expect(shop.of('page', '')).toEqual([]);
		await make({ title: 'Start', slug: '/', _status: 'published' });
		await arrived('', ['Start']);
		const cart = await make({ title: 'Korb', routeName: 'cart', _status: 'published' });
		expect(cart.slug).toBe('_cart');
		await vi.waitFor(() => expect(shop.of('route-page', 'cart')).toHaveLength(1));
	});

	it('says who already has an address', async () => {
		const { slug } = await makePage('Vorher da');
		const refusal = await makePage('Zu spät', 'published', slug).catch((error: unknown) => error);
		expect(refusal).toMatchObject({
			status: 400,
			data: { errors: [{ path: 'slug', message: expect.stringContaining('Vorher da') }] },
		});
	});

	it('puts answers to frequent questions on the pages of their topic, and follows them', async () => {
		const answer = { root: { type: 'root', children: [paragraph('Bis 12 Uhr.')] } };
		const faq = { tenant, question: 'Bis wann?', topic: 'lieferung', answer };
		const made = await cms.payload.create({ collection: 'faqs', data: faq });
		const blocks = [
			{ blockType: 'section', children: [{ blockType: 'accordion', faqTopic: 'lieferung' }] },
		];
		const data = {
			tenant,
			title: 'FAQ',
			slug: 'faq',
			_status: 'published',
			meta: { title: 'FAQ' },
			blocks,
		};
		await cms.payload.create({ collection: 'pages', data });
		const questions = () =>
			shop.of('page', 'faq').map((push) => JSON.stringify(push.document).match(/Bis [^"]+\?/)?.[0]);
		await vi.waitFor(() => expect(questions()).toEqual(['Bis wann?']));
		await cms.payload.update({
			collection: 'faqs',
			id: made.id,
			data: { question: 'Bis wann heute?' },
		});
		await vi.waitFor(() => expect(questions()).toEqual(['Bis wann?', 'Bis wann heute?']));
	});
});

const paragraph = (text: string) => ({
	type: 'paragraph',
	version: 1,
	children: [{ type: 'text', text, format: 0, version: 1 }],
});

type Picture = { document: { base64: string } };

describe('pictures', () => {
	const upload = async (alt: string) => {
		const data = await sharp({
			create: { width: 700, height: 350, channels: 3, background: 'red' },
		})
			.png()
			.toBuffer();
		const file = { data, mimetype: 'image/png', name: `bild-${++count}.png`, size: data.length };
		return cms.payload.create({ collection: 'media', data: { tenant, alt }, file });
	};

	it('arrive in every size, never larger than the original', async () => {
		const media = (await upload('Rot')) as unknown as { pictureId: string };
		const names = () =>
			shop.received
				.filter((push) => push.kind === 'picture')
				.map((push) => push.key)
				.sort();
		const expected = ['320', '640', '700'].flatMap((width) => [
			`${media.pictureId}/${width}.avif`,
			`${media.pictureId}/${width}.webp`,
		]);
		await vi.waitFor(() => expect(names()).toEqual(expected), { timeout: 10_000 });
		const [first] = shop.of('picture', `${media.pictureId}/320.webp`);
		const bytes = Buffer.from((first as unknown as Picture).document.base64, 'base64');
		expect(await sharp(bytes).metadata()).toMatchObject({
			format: 'webp',
			width: 320,
			height: 160,
		});
	});

	it('bring their description along, also when it changes later', async () => {
		const media = await upload('Alt');
		const blocks = [{ blockType: 'image', image: media.id }];
		const slug = `bild-${++count}`;
		const data = { tenant, title: 'B', slug, _status: 'published', meta: { title: 'B' }, blocks };
		await cms.payload.create({ collection: 'pages', data });
		const alts = () =>
			shop
				.of('page', slug)
				.map((push) => JSON.stringify(push.document).match(/"alt":"([^"]*)"/)?.[1]);
		await vi.waitFor(() => expect(alts()).toEqual(['Alt']), { timeout: 10_000 });
		await cms.payload.update({ collection: 'media', id: media.id, data: { alt: 'Neu' } });
		await vi.waitFor(() => expect(alts()).toEqual(['Alt', 'Neu']), { timeout: 10_000 });
		await expect(cms.payload.delete({ collection: 'media', id: media.id })).rejects.toThrow(
			'Wird noch gezeigt',
		);
	});
});

describe('the way to the shop', () => {
	it('waits while the shop is away and then brings everything in order', async () => {
		await shop.stop();
		const { id, slug } = await makePage('Eins');
		await save(id, page('Zwei'), 'published');
		await save(id, page('Drei'), 'published');
		await sleep(300);
		await shop.start();
		await arrived(slug, ['Eins', 'Zwei', 'Drei']);
	});

	it('tries again after an error of the shop', async () => {
		let failures = 2;
		shop.answer = () => (failures-- > 0 ? 503 : 200);
		const { slug } = await makePage('Beharrlich');
		await arrived(slug, ['Beharrlich']);
		expect(failures).toBe(-1);
	});

	it('lets a refused document hold up only itself', async () => {
		shop.answer = (push) => (push.key === 'unerwuenscht' ? 422 : 200);
		const refused = await makePage('Nein', 'published', 'unerwuenscht');
		await save(refused.id, page('Noch einmal'), 'published');
		const { slug } = await makePage('Ja');
		await arrived(slug, ['Ja']);
		expect(titles('unerwuenscht')).toEqual([]);
		// How often it was tried by now depends on the machine; that the second one waits does not.
		const rows = await query(
			"SELECT attempts > 0 AS tried, last_error FROM cms.outbox WHERE key = 'unerwuenscht' ORDER BY seq",
		);
		expect(rows).toMatchObject([
			{ tried: true, last_error: expect.stringContaining('422') },
			{ tried: false },
		]);
	});

	it('repeats a message whose receipt was lost, with the same version', async () => {
		const { slug } = await makePage('Doppelt');
		await arrived(slug, ['Doppelt']);
		await query(`UPDATE cms.outbox SET delivered_at = NULL WHERE key = '${slug}'`);
		await query("NOTIFY cms_outbox, ''");
		await arrived(slug, ['Doppelt', 'Doppelt']);
		const [first, second] = shop.of('page', slug);
		expect(first?.version).toBe(second?.version);
	});

	it('is taken over by another process when one dies', async () => {
		const second = openDrain();
		await drain.stop();
		const { slug } = await makePage('Erbe');
		await arrived(slug, ['Erbe']);
		await second.stop();
		drain = openDrain();
	});
});

describe('roles', () => {
	it('let an editor write drafts and keep what visitors see for publishers', async () => {
		const { id, slug } = await makePage('Live');
		await arrived(slug, ['Live']);
		await save(id, page('Entwurf'), 'draft', people.editor);
		await expect(save(id, page('Frech'), 'published', people.editor)).rejects.toThrow();
		const unpublish = cms.payload.update({
			collection: 'pages',
			id,
			data: { _status: 'draft' },
			user: people.editor,
			overrideAccess: false,
		});
		await expect(unpublish).rejects.toThrow();
		await expect(
			cms.payload.delete({ collection: 'pages', id, user: people.editor, overrideAccess: false }),
		).rejects.toThrow();
		await save(id, page('Freigegeben'), 'published', people.publisher);
		await arrived(slug, ['Live', 'Freigegeben']);
	});

	it('keep shops apart', async () => {
		const { id } = await makePage('Geheim', 'draft');
		const asStranger = { user: people.stranger, overrideAccess: false } as const;
		await expect(
			cms.payload.findByID({ collection: 'pages', id, ...asStranger }),
		).rejects.toThrow();
		const { docs } = await cms.payload.find({
			collection: 'pages',
			pagination: false,
			...asStranger,
		});
		expect(docs).toEqual([]);
		await expect(save(id, page('x'), 'draft', people.stranger)).rejects.toThrow();
		const data = { tenant, title: 'x', slug: `fremd-${++count}`, ...page('x') };
		await expect(
			cms.payload.create({ collection: 'pages', data, draft: true, ...asStranger }),
		).rejects.toThrow();
	});

	it('are given by administrators only', async () => {
		const promote = (user: { id: string }) =>
			cms.payload.update({
				collection: 'users',
				id: user.id,
				data: { role: 'admin' },
				user,
				overrideAccess: false,
			});
		const after = await promote(people.editor).catch(() => ({ role: 'refused' }));
		expect(after.role).not.toBe('admin');
		await expect(
			cms.payload.create({
				collection: 'users',
				data: { email: 'x@korb.example', password: 'x'.repeat(12), role: 'admin' },
				user: people.publisher,
				overrideAccess: false,
			}),
		).rejects.toThrow();
	});
});

describe('the database', () => {
	it('shows the content system nothing but its own schema', async () => {
		const owner = new URL(cms.databaseUrl);
		owner.username = 'korb';
		await query('CREATE TABLE public.geheimnis (x text)', owner.href);
		await expect(query('SELECT * FROM public.geheimnis')).rejects.toThrow(/permission denied/);
		await expect(query('CREATE TABLE public.frech (x text)')).rejects.toThrow(/permission denied/);
	});

	it('is described completely by the migrations', async () => {
		const { readdir } = await import('node:fs/promises');
		const { migrations } = await import('../migrations/index.ts');
		const files = (await readdir(new URL('../migrations', import.meta.url))).filter((name) =>
			/^\d.*\.ts$/.test(name),
		);
		expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
	});
});

async function query(text: string, url = cms.databaseUrl): Promise<object[]> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(text)).rows;
	} finally {
		await client.end();
	}
}
