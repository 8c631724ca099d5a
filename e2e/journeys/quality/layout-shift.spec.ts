import type { Page } from '@playwright/test';
import { buyerOn } from '../../support/buyer.ts';
import { signUpWithAddress } from '../../support/customer.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

/** Lower scores come from words that move in their line when a web font loads; they round to 0.00. */
const VISIBLE = 0.005;

const pages = {
	home: '/',
	category: '/kategorie/steinobst',
	product: '',
	search: '/suche/milch',
	cart: '/warenkorb',
	checkout: '/kasse',
	blocks: '/block-schau',
	missing: '/gibt-es-nicht',
};
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const narrow = {
	'320 px': { width: 320, height: 640 },
	'a zoom of 200 %': { width: 720, height: 450 },
};

for (const [size, viewport] of Object.entries(sizes)) {
	test(`pages load without layout shift on a ${size}`, async ({ page, console }) => {
		console.expect(/status of 404/);
		await page.setViewportSize(viewport);
		await page.addInitScript(watchShifts);
		for (const name of ['home', 'category', 'product', 'missing'] as const) {
			await open(page, name);
			await scrollThrough(page);
			await expectNoShift(page, name);
		}
		// axe reports targets that the sticky bars cover as too small.
		await page.evaluate(() => scrollTo(0, 0));
	});

	test(`a late font does not move pages on a ${size}`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await page.addInitScript(watchShifts);
		await page.route(/\.woff2$/, async (route) => {
			await page.waitForTimeout(1500);
			await route.continue();
		});
		for (const name of ['home', 'category', 'product'] as const) {
			await open(page, name);
			await page.waitForLoadState('networkidle');
			expect(await page.evaluate(() => document.fonts.check('1rem Inter'))).toBe(true);
			await expectNoShift(page, name);
		}
	});
}

for (const [reason, viewport] of Object.entries(narrow)) {
	test(`pages do not overflow at ${reason}`, async ({ page, console }) => {
		console.expect(/status of 404/);
		await page.setViewportSize(viewport);
		for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
			await open(page, name);
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(width, name).toBeLessThanOrEqual(viewport.width);
		}
	});
}

test('sliders do not autoplay with prefers-reduced-motion', async ({ page }) => {
	await page.clock.install();
	const track = page.locator('[aria-roledescription=slide]').first().locator('..');
	const position = () => track.evaluate((element) => element.scrollLeft);

	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	// With the clock stopped, no page sets its `hydrated` mark.
	await page.waitForLoadState('networkidle');
	await page.clock.runFor(30_000);
	expect(await position()).toBe(0);

	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.clock.runFor(8000);
	await expect.poll(position).toBeGreaterThan(0);
});

test('a lazily hydrated component stays visible while its chunk loads', async ({ page }) => {
	const arrival = Promise.withResolvers<void>();
	await page.route(/store-finder[^/]*\.js/, async (route) => {
		await arrival.promise;
		await route.continue();
	});
	await page.goto('/filialen');
	const stores = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Korb' });
	const amount = await stores.count();
	expect(amount).toBeGreaterThan(3);

	// The surrounding page re-renders, and the library this component depends on loads.
	await page.getByRole('button', { name: 'Hinweis schließen' }).click();
	await expect(stores).toHaveCount(amount);
	await expect(page.getByRole('textbox', { name: 'Filiale suchen' })).toBeHidden();

	arrival.resolve();
	await expect(page.getByRole('textbox', { name: 'Filiale suchen' })).toBeVisible();
	await expect(stores).toHaveCount(amount);
});

test('vouchers in the cart stay visible while their chunk loads and the cart changes', async ({
	page,
	stack,
}) => {
	await signUpWithAddress(page, stack);
	await buyerOn(page).fillCart();
	const arrival = Promise.withResolvers<void>();
	await page.route(/\/coupon-[^/]*\.js/, async (route) => {
		await arrival.promise;
		await route.continue();
	});
	const chunk = page.waitForRequest(/\/coupon-/);
	await page.goto('/warenkorb');
	const vouchers = page.getByRole('button', { name: /^Gutschein .* entfernen$/ });
	await expect(vouchers).not.toHaveCount(0);
	const amount = await vouchers.count();
	await chunk;

	const heading = page.getByRole('heading', { level: 1 });
	const before = (await heading.textContent()) ?? '';
	await page
		.getByRole('button', { name: /^Mehr: / })
		.first()
		.click();
	await expect(heading).not.toHaveText(before);
	await expect(vouchers).toHaveCount(amount);

	arrival.resolve();
	await vouchers.first().click();
	await expect(vouchers).toHaveCount(amount - 1);
});

test('a click before hydration takes effect once its chunk has loaded', async ({ page }) => {
	const arrival = Promise.withResolvers<void>();
	await page.route(/\/footer-[^/]*\.js/, async (route) => {
		await arrival.promise;
		await route.continue();
	});
	await page.goto('/');
	const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
	await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
	await expect(settings).toBeHidden();

	arrival.resolve();
	await expect(settings).toBeVisible();
});

test('scripts wait for the first picture, and a click before them takes effect', async ({
	page,
}) => {
	const [picture, scripts] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const requested: string[] = [];
	await page.route(/\/media\/.*\.(avif|webp)$/, async (route) => {
		await picture.promise;
		await route.continue();
	});
	await page.route(/\/_app\/assets\/[^/]*\.js$/, async (route) => {
		requested.push(route.request().url());
		await scripts.promise;
		await route.continue();
	});
	await page.goto('/', { waitUntil: 'commit' });
	await expect(page.getByRole('contentinfo')).toBeAttached();
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
			}),
	);
	expect(requested).toEqual([]);
	picture.resolve();
	await expect.poll(() => requested.length).toBeGreaterThan(0);

	const menu = page.getByRole('dialog', { name: 'Sortiment' });
	await page.getByRole('banner').getByRole('button', { name: 'Sortiment' }).click();
	await expect(menu).toBeHidden();
	scripts.resolve();
	await expect(menu).toBeVisible();
});

test('overlays open without animation with prefers-reduced-motion', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.addInitScript(watchMotion);
	await page.setViewportSize(sizes.desktop);
	await open(page, 'home');
	await page.getByRole('banner').getByRole('button', { name: 'Sortiment' }).click();
	await expect(page.getByRole('dialog', { name: 'Sortiment' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	expect(await page.evaluate(() => Reflect.get(window, 'motions'))).toEqual([]);
});

async function open(page: Page, name: keyof typeof pages): Promise<void> {
	if (name === 'product') {
		await page.goto(pages.category);
		const first = await page.locator('main h3 a').first().getAttribute('href');
		await page.goto(first ?? '/');
	} else await page.goto(pages[name]);
	await settled(page);
}

async function expectNoShift(page: Page, name: string): Promise<void> {
	const { score, causes } = await page.evaluate(() => Reflect.get(window, 'shifts'));
	expect(score, `${name}: ${causes.join('; ')}`).toBeLessThan(VISIBLE);
}

async function scrollThrough(page: Page): Promise<void> {
	const height = await page.evaluate(() => document.body.scrollHeight);
	for (let top = 0; top < height; top += 600) {
		await page.mouse.wheel(0, 600);
		await page.waitForTimeout(50);
	}
}

/** Records layout shifts without recent input; scrolling does not count as input. */
function watchShifts(): void {
	const shifts = { score: 0, causes: [] as string[] };
	Object.assign(window, { shifts });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
				sources: { node: Node | null }[];
			};
			if (hadRecentInput) continue;
			const what = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80));
			shifts.score += value;
			shifts.causes.push(`${value.toFixed(4)} ${what.join(' | ')}`);
		}
	}).observe({ type: 'layout-shift', buffered: true });
}

/** Records transitions and animations long enough to be visible. */
function watchMotion(): void {
	const motions: string[] = [];
	Object.assign(window, { motions });
	const note = ({ target }: Event) => {
		for (const motion of (target as Element).getAnimations()) {
			const duration = Number(motion.effect?.getTiming().duration);
			if (duration > 10) motions.push(`${(target as Element).className}: ${duration} ms`);
		}
	};
	addEventListener('transitionrun', note, true);
	addEventListener('animationstart', note, true);
}
