import type { Browser, Page } from '@playwright/test';
import { buildStorefront } from '../stack/build.ts';
import { startStack } from '../stack/stack.ts';
import { inParallel } from '../workbench/browser.ts';
import { fillCart, type Tenant } from './buy.ts';
import type { Keep } from './report.ts';
import { listSizes, type Screen, screens } from './screens.ts';
import { takePicture } from './screenshot.ts';

const hosts: Record<Tenant, string> = { korb: 'localhost', greenbasket: 'en.localhost' };
const locales: Record<Tenant, string> = { korb: 'de-AT', greenbasket: 'en-GB' };

/** A page that makes no requests of its own while a cart is filled. */
export const quietPath: Record<Tenant, string> = { korb: '/impressum', greenbasket: '/imprint' };

type Shot = { tenant: Tenant; size: ReturnType<typeof listSizes>[number]; screen: Screen };

/** Every screen of both demo shops, at two or all widths; uses a running stack if there is one. */
export async function takeShopScreenshots(
	browser: Browser,
	isWanted: (name: string) => boolean,
	keep: Keep,
	{ runningEdge, allWidths }: { runningEdge: number | undefined; allWidths: boolean },
): Promise<void> {
	const shots = screens.flatMap((screen) =>
		(Object.keys(hosts) as Tenant[]).flatMap((tenant) =>
			listSizes(allWidths).map((size) => ({ tenant, size, screen })),
		),
	);
	const wanted = shots.filter((shot) => isWanted(nameOf(shot)));
	if (wanted.length === 0) return;
	const take = (edgePort: number) =>
		inParallel(wanted, 2, (shot) => takeOne(browser, edgePort, shot, keep));
	if (runningEdge) return take(runningEdge);
	buildStorefront();
	const stack = await startStack({ label: 'screenshots' });
	try {
		await take(stack.ports.edge);
	} finally {
		await stack.stop();
	}
}

async function takeOne(browser: Browser, port: number, shot: Shot, keep: Keep): Promise<void> {
	const { tenant, size, screen } = shot;
	const page = await browser.newPage({
		viewport: { width: size.width, height: size.height },
		locale: locales[tenant],
		reducedMotion: 'reduce',
	});
	page.setDefaultTimeout(15_000);
	try {
		const url = `http://${hosts[tenant]}:${port}${screen.path[tenant]}`;
		if (!screen.isFirstVisit) {
			await page.context().addCookies([{ name: 'consent', value: 'C0001', url }]);
		}
		if (screen.hasCart) {
			await open(page, new URL(quietPath[tenant], url).href);
			await fillCart(page, tenant);
		}
		await open(page, url);
		await screen.act?.(page, tenant);
		const picture = await takePicture(page, screen.onlyInSight);
		const reference = screen.reference?.[tenant];
		await keep(nameOf(shot), picture, reference && `${reference}-${size.name}`);
	} catch (error) {
		await keep(nameOf(shot), error as Error);
	} finally {
		await page.close();
	}
}

async function open(page: Page, url: string): Promise<void> {
	await page.goto(url);
	// Everything is laid out from the first interaction on, once the page is hydrated.
	await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
	await page.evaluate(() => dispatchEvent(new Event('pointermove')));
	await page.locator('html[data-full-layout]').waitFor({ state: 'attached' });
	await page.waitForLoadState('networkidle');
}

function nameOf({ tenant, size, screen }: Shot): string {
	return `screens/${screen.name}-${tenant}-${size.name}`;
}
