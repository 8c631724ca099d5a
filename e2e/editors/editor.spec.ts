import { join } from 'node:path';
import type { Stack } from '@korb/tools/stack/stack';
import { Client } from 'pg';
import { Admin } from '../support/admin.ts';
import { expect, expectWithin3s, test } from '../support/editors.ts';
import { visitorOf } from '../support/visitor.ts';

const picture = join(import.meta.dirname, '../../docs/images/shop.png');

test('an editor builds, previews, schedules, publishes and moves a page', async ({
	cms,
	stack,
	shop,
	page,
	console,
}) => {
	test.setTimeout(600_000);
	const foreignHosts = new Set<string>();
	page.on('request', (request) => {
		const { protocol, hostname } = new URL(request.url());
		if (protocol.startsWith('http') && !/^(127\.0\.0\.1|localhost)$/.test(hostname)) {
			foreignHosts.add(hostname);
		}
	});
	// The test provokes a validation error by uploading an image without alt text.
	console.expect(/status of 400/);
	await page.setViewportSize({ width: 1440, height: 1000 });
	const admin = new Admin(page, cms.origin);
	const visitor = visitorOf(stack);

	await admin.signIn('publisher');
	await admin.chooseShop('Korb');
	await admin.open('media/create');
	const name = await admin.upload(picture, 'Regale voll Obst', { x: 30, y: 70 });

	await admin.open('pages/create');
	await admin.type('title', 'Erntefest');
	await admin.type('slug', 'erntefest');
	const section = await admin.addBlock('blocks', 'Abschnitt');
	const row = await admin.addBlock(`${section}.children`, 'Zeile');
	const column = await admin.addBlock(`${row}.children`, 'Spalte');
	const inside = `${column}.children`;
	const headline = await admin.addBlock(inside, 'Überschrift');
	await admin.type(`${headline}.text`, 'Kürbis, Quitte, Most');
	const text = await admin.addBlock(inside, 'Text');
	await admin.write(text, 'Alles vom Feld nebenan.');
	await admin.choosePicture(await admin.addBlock(inside, 'Bild'), name);
	const button = await admin.addBlock(inside, 'Knopf');
	await admin.type(`${button}.label`, 'Zum Gemüse');
	await admin.type(`${button}.href`, '/kategorie/obst-gemuese');
	await admin.addBlock('blocks', 'Trennlinie');
	const message = await admin.addBlock('blocks', 'Hinweis');
	await admin.write(message, 'Nur solange der Vorrat reicht.');
	const search = await admin.addBlock('blocks', 'Rezeptsuche');
	await admin.type(`${search}.title`, 'Was kochst du daraus?');
	const vouchers = await admin.addBlock('blocks', 'Gutscheine');
	await admin.type(`${vouchers}.title`, 'Für dich günstiger');
	const login = await admin.addBlock('blocks', 'Knopf: Anmelden');
	await admin.type(`${login}.label`, 'Anmelden und sparen');
	const cookies = await admin.addBlock('blocks', 'Knopf: Cookie-Einstellungen');
	await admin.type(`${cookies}.label`, 'Cookies ansehen');

	const frame = await admin.preview();
	await expect(frame.getByText('Vorschau: Diesen Entwurf')).toBeVisible();
	await expect(frame.getByRole('heading', { name: 'Was kochst du daraus?' })).toBeVisible();
	await expect(frame.getByText('Nur solange der Vorrat reicht.')).toBeVisible();
	await admin.type(`${headline}.text`, 'Kürbis, Quitte und Most');
	await expect(frame.getByText('Kürbis, Quitte und Most')).toBeVisible();
	expect(await visitor.status('/erntefest'), 'a draft is not public').toBe(404);
	await page.locator('.live-preview-toggler').click();

	await admin.schedule(15);
	expect(await visitor.status('/erntefest'), 'a scheduled page is not public yet').toBe(404);
	await bringPlansForward(stack);
	await expect.poll(() => visitor.status('/erntefest')).toBe(200);
	await page.reload();

	const publishAs = async (title: string) => {
		await admin.type('title', title);
		await admin.publish();
	};
	const shows = async (title: string) =>
		(await visitor.get('/erntefest')).body.includes(`<title>${title}`);
	await expectWithin3s(publishAs, shows);

	await admin.type('slug', 'erntedank');
	await admin.publish();
	await expect
		.poll(async () => (await visitor.get('/erntefest')).headers['location'])
		.toBe('/erntedank');
	expect([...foreignHosts], 'hosts that the CMS contacted').toEqual([]);

	await page.goto(`${shop.origin}/erntefest`);
	await expect(page).toHaveURL(/\/erntedank$/);
	await expect(page.getByRole('heading', { name: 'Kürbis, Quitte und Most' })).toBeVisible();
	const shown = page.getByRole('img', { name: 'Regale voll Obst' });
	await shown.scrollIntoViewIfNeeded();
	await expect
		.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
});

test('live preview shows a recipe while it is being edited', async ({ cms, stack, page }) => {
	await page.setViewportSize({ width: 1440, height: 1000 });
	const session = await cms.signIn('editor');
	const { body } = await session.send(
		'GET',
		`/recipes?where[tenant][equals]=${session.tenant}&limit=1`,
	);
	const [recipe] = body['docs'] as { id: string; slug: string; title: string }[];
	const admin = new Admin(page, cms.origin);
	await admin.signIn('editor');
	await admin.open(`recipes/${recipe?.id}`);
	const frame = await admin.preview();
	const title = (name: string) => frame.getByRole('heading', { level: 1, name });
	await expect(title(recipe?.title ?? '')).toBeVisible();
	await admin.type('title', 'Erdäpfelgulasch');
	await expect(title('Erdäpfelgulasch')).toBeVisible();
	const shown = await visitorOf(stack).get(`/rezepte/${recipe?.slug}`);
	expect(shown.body, 'for visitors').not.toContain('Erdäpfelgulasch');
	await page.goto('about:blank');
});

test('a draft cannot be read without a signed preview token or with a forged one', async ({
	cms,
	stack,
}) => {
	const session = await cms.signIn('editor');
	const draft = { tenant: session.tenant, title: 'Geheim', slug: 'geheim', _status: 'draft' };
	const { body } = await session.send('POST', '/pages?draft=true', draft);
	const id = body.doc?.id ?? '';
	const visitor = visitorOf(stack);
	expect(await visitor.status('/geheim')).toBe(404);

	const claim = { collection: 'pages', id, until: Date.now() + 1e9 };
	const forged = `${Buffer.from(JSON.stringify(claim)).toString('base64url')}.${'A'.repeat(43)}`;
	for (const token of [forged, id, 'true']) {
		const answer = await visitor.get(`/geheim?preview=${token}`);
		expect([answer.status, answer.body.includes('Geheim')], token).toEqual([404, false]);
		const direct = await fetch(`${cms.origin}/api/preview/${token}`);
		expect(direct.status, token).toBe(404);
	}
	const anonymous = await fetch(`${cms.origin}/api/pages/${id}?draft=true`);
	expect(anonymous.status).toBe(403);
});

test('editors write drafts, and only publishers can publish them', async ({ cms }) => {
	const editor = await cms.signIn('editor');
	const publisher = await cms.signIn('publisher');
	const page = {
		tenant: editor.tenant,
		title: 'Rollen',
		slug: 'rollen',
		meta: { title: 'Rollen' },
	};
	const made = await editor.send('POST', '/pages?draft=true', { ...page, _status: 'draft' });
	expect(made.status).toBe(201);
	const path = `/pages/${made.body.doc?.id}`;
	const statusOf = async (session: typeof editor, method: string, data?: object) =>
		(await session.send(method, path, data)).status;
	expect(await statusOf(editor, 'PATCH', { _status: 'published' })).toBe(403);
	expect(await statusOf(publisher, 'PATCH', { _status: 'published' })).toBe(200);
	expect(await statusOf(editor, 'PATCH', { _status: 'draft' })).toBe(403);
	expect(await statusOf(editor, 'DELETE')).toBe(403);
	expect((await publisher.send('GET', '/users')).body['totalDocs'], 'only themselves').toBe(1);
	expect(await statusOf(publisher, 'DELETE')).toBe(200);
});

test('reports what the shop would reject to the editor, field by field', async ({ cms }) => {
	const session = await cms.signIn('publisher');
	const { status, body } = await session.send('POST', '/pages', {
		tenant: session.tenant,
		title: 'Falsch',
		slug: 'falsch',
		_status: 'published',
		blocks: [{ blockType: 'button', label: 'Los', href: 'javascript:alert(1)' }],
	});
	expect(status).toBe(400);
	expect(JSON.stringify(body['errors'])).toContain('blocks.0.href');
});

/** Makes publications scheduled for next month due now. */
async function bringPlansForward(stack: Stack): Promise<void> {
	const database = new Client(stack.postgres.url);
	await database.connect();
	const { rowCount } = await database.query(
		'UPDATE cms.payload_jobs SET wait_until = now() WHERE wait_until > now()',
	);
	await database.end();
	expect(rowCount, 'schedules').toBe(1);
}
