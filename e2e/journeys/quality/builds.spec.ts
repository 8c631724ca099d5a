import type { Page, Route } from '@playwright/test';
import { holdIntervals } from '../../support/intervals.ts';
import { expect, test } from '../../support/test.ts';
import { settled, visitorOf } from '../../support/visitor.ts';

const HOUR_MS = 3_600_000;

const toImprint = (page: Page) =>
	page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
/** A full load of the document forgets it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('TEN-102 TEN-104 ERR-13 the manifest is fetched after a second; without it pages still open', async ({
	page,
	console,
}) => {
	console.expect(/status of 503/);
	await page.route('**/_app/builds/meta/*.json', (route) => route.fulfill({ status: 503 }));
	const logged = page.waitForRequest((request) => request.url().endsWith('/logs'));
	await page.goto('/');
	expect((await logged).postDataJSON()).toMatchObject({ message: 'build manifest not loaded' });
	const startOf = (part: string) =>
		page.evaluate(
			(wanted) =>
				performance.getEntriesByType('resource').find(({ name }) => name.includes(wanted))
					?.startTime ?? Number.NaN,
			part,
		);
	// The page asks for its token at once.
	const delay = (await startOf('/_app/builds/meta/')) - (await startOf('/api/csrf'));
	expect(delay).toBeGreaterThanOrEqual(990);

	await mark(page);
	await toImprint(page).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
	expect(await isMarked(page)).toBe(true);
	await expect(page.getByRole('region', { name: 'Hinweise' }).getByRole('listitem')).toHaveCount(0);
});

test('TEN-101 API-10 API-11 an open page asks every hour for a newer build, and then loads it', async ({
	page,
	stack,
}) => {
	const { get } = visitorOf(stack);
	const { id } = JSON.parse((await get('/_app/builds/latest.json?t=1')).body);
	const meta = JSON.parse((await get(`/_app/builds/meta/${id}.json`)).body);
	expect(meta).toMatchObject({ id, matcher: expect.any(Array), prerendered: [] });

	const elapse = await holdIntervals(page);
	const asked: (string | null)[] = [];
	const answer = { id };
	await page.route('**/_app/builds/latest.json*', (route) => {
		asked.push(new URL(route.request().url()).searchParams.get('t'));
		return route.fulfill({ json: answer });
	});
	await page.goto('/');
	await settled(page);
	await mark(page);
	expect(asked).toEqual([]);
	await elapse(HOUR_MS);
	await expect.poll(() => asked).toEqual([expect.stringMatching(/^\d{13}$/)]);
	await toImprint(page).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
	expect(await isMarked(page)).toBe(true);

	answer.id = 'newer';
	await elapse(HOUR_MS);
	await expect.poll(() => asked.length).toBe(2);
	await page.getByRole('link', { name: 'Übersicht' }).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersicht');
	expect(await isMarked(page)).toBe(false);
});

test('ERR-14 ERR-15 TEN-104 a page whose code is missing loads anew, but not again and again', async ({
	page,
	console,
}) => {
	console.expect(/status of 404/, /dynamically imported module/);
	let loads = 0;
	page.on('request', (request) => {
		if (request.isNavigationRequest()) loads += 1;
	});
	await page.route(/\/assets\/sitemap-page-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
	const visit = async () => {
		await settled(page);
		await mark(page);
		await page.getByRole('contentinfo').getByRole('link', { name: 'Übersicht' }).click();
	};
	await page.goto('/impressum');
	await visit();
	await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
	expect(loads).toBe(2);
	const reloadedAt = () => page.evaluate(() => sessionStorage.getItem('korb:reloaded-at'));
	expect(Date.now() - Number(await reloadedAt())).toBeLessThan(60_000);
	// However long this machine has taken.
	await page.evaluate(() => sessionStorage.setItem('korb:reloaded-at', String(Date.now())));
	await visit();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Da ist uns etwas aus dem Korb gefallen',
	);
	expect(loads).toBe(2);
});

test('TEN-105 at most five pages are preloaded at once', async ({ page }) => {
	const waiting: Route[] = [];
	const hasManifest = page.waitForResponse('**/_app/builds/meta/*.json');
	await page.route('**/_payload.json*', (route) => void waiting.push(route));
	await page.goto('/sitemap');
	await hasManifest;
	await settled(page);
	await page
		.locator('main a[href^="/kategorie/"]')
		.evaluateAll((links) =>
			links
				.slice(0, 12)
				.map((link) => link.dispatchEvent(new Event('mouseover', { bubbles: true }))),
		);
	await expect.poll(() => waiting.length).toBe(5);
	await page.waitForTimeout(500);
	expect(waiting).toHaveLength(5);
	await waiting[0]?.continue();
	await expect.poll(() => waiting.length).toBe(6);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});
