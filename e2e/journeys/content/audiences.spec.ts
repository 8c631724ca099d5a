import { ContentPage } from '@korb/contracts/content/content';
import { signUp } from '../../support/customer.ts';
import { expect, test } from '../../support/test.ts';
import { settled, visitorOf } from '../../support/visitor.ts';

const key = 'fuer-dich';
const title = 'Für dich';
const customerBlock = { type: 'headline', level: 2, text: 'Schön, dass du wieder da bist' };

test.beforeAll(async ({ stack, backOffice }) => {
	const document = ContentPage.parse({
		meta: { title },
		blocks: [
			{ type: 'headline', level: 1, text: title },
			{ type: 'headline', level: 2, text: 'Noch kein Konto?', audiences: ['anonymous'] },
			{ ...customerBlock, audiences: ['customer', 'loyalty'] },
			{ type: 'headline', level: 2, text: 'Geheim im Club', audiences: ['loyalty'] },
			{ type: 'text', paragraphs: ['Für alle darunter.'] },
		],
	});
	await backOffice.publish({ tenantId: 'korb', kind: 'page', key, document });
	await expect.poll(() => visitorOf(stack).status(`/${key}`)).toBe(200);
});

test('CMS-01 CMS-02 CMS-03 never sends customer content to an anonymous visitor', async ({
	stack,
	page,
}) => {
	const visitor = visitorOf(stack);
	const html = await visitor.get(`/${key}`, { cookie: 'loggedIn=true' });
	const buildId = /"buildId":"([^"]+)"/.exec(html.body)?.[1];
	const payload = await visitor.get(`/${key}/_payload.json?build=${buildId}`);
	for (const { status, body } of [html, payload]) {
		expect(status).toBe(200);
		expect(body).toContain('Noch kein Konto?');
		expect(body).not.toMatch(/wieder da bist|Geheim im Club/);
	}
	const requested: string[] = [];
	page.on('request', (request) => requested.push(new URL(request.url()).pathname));
	await page.goto(`/${key}`);
	await expect(page.getByRole('heading', { name: 'Noch kein Konto?' })).toBeVisible();
	await settled(page);
	expect(requested.filter((path) => path.startsWith('/api/content/personal'))).toEqual([]);
});

test('CMS-02 shows customer content without flashing visitor content first', async ({
	page,
	stack,
}) => {
	await signUp(page, stack);
	let answer = () => {};
	const requested = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(`**/api/content/personal/${key}`, async (route) => {
		await requested;
		await route.continue();
	});
	await page.goto(`/${key}`);
	await page.waitForLoadState('load');
	await expect(page.getByText('Noch kein Konto?')).toBeHidden();
	const below = page.getByText('Für alle darunter.');
	const before = await below.boundingBox();

	answer();
	await expect(page.getByRole('heading', { name: 'wieder da bist' })).toBeVisible();
	await expect(page.getByText('Noch kein Konto?')).toHaveCount(0);
	await expect(page.getByText('Geheim im Club')).toHaveCount(0);
	const after = await below.boundingBox();
	expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
});

test('falls back to visitor content when the personal content request fails', async ({
	page,
	stack,
	console,
}) => {
	console.expect(/503/);
	await signUp(page, stack);
	await page.route(`**/api/content/personal/${key}`, (route) => route.fulfill({ status: 503 }));
	await page.goto(`/${key}`);
	await expect(page.getByText('Noch kein Konto?')).toBeVisible({ timeout: 15_000 });
});
