import type { Page } from '@playwright/test';

/** In ms; the shop renders each product image on its first request. */
const SLOW_PICTURES = 30_000;

type Box = { x: number; y: number; width: number; height: number };

/** The full page or the viewport, once the page is idle. */
export async function takePicture(page: Page, onlyInSight = false): Promise<Buffer> {
	const { width } = page.viewportSize() ?? { width: 0 };
	// Make the viewport as tall as the page, so that sticky elements cover nothing in the middle.
	if (!onlyInSight) await page.setViewportSize({ width, height: await pageHeight(page) });
	await page.waitForLoadState('networkidle');
	await page.waitForFunction(isDrawn, null, { timeout: SLOW_PICTURES }).catch(() => {});
	if (!onlyInSight) await page.setViewportSize({ width, height: await pageHeight(page) });
	return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** A story cropped to its content, or the viewport if the story opens an overlay. */
export async function takeStoryPicture(page: Page): Promise<Buffer> {
	// Overlays load in their own chunk.
	await page.waitForLoadState('networkidle');
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	const box = await page.evaluate(storyBox);
	// A busy browser repeats the first screen in captures beyond the viewport, so enlarge it.
	const isHigh = box !== null && box.y + box.height > height;
	if (isHigh) await page.setViewportSize({ width, height: box.y + box.height });
	await page.waitForFunction(isDrawn, null, { timeout: 5000 }).catch(() => {});
	const clip = isHigh ? await page.evaluate(storyBox) : box;
	const picture = await takeSteady(page, clip);
	if (isHigh) await page.setViewportSize({ width, height });
	return picture;
}

/** Waits for two identical captures: a just resized viewport can paint partially once. */
async function takeSteady(page: Page, clip: Box | null): Promise<Buffer> {
	const take = () =>
		page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip && { clip }) });
	let before = await take();
	for (let again = 0; again < 4; again++) {
		const picture = await take();
		if (picture.equals(before)) break;
		before = picture;
	}
	return before;
}

function pageHeight(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Includes room for shadows and focus rings. */
function storyBox(): Box | null {
	if (document.querySelector('[data-base-ui-portal] > *')) return null;
	const range = document.createRange();
	range.selectNodeContents(document.getElementById('storybook-root') ?? document.body);
	const { left, top, right, bottom } = range.getBoundingClientRect();
	const x = Math.max(0, Math.floor(left) - 16);
	const y = Math.max(0, Math.floor(top) - 16);
	return { x, y, width: Math.ceil(right) + 16 - x, height: Math.ceil(bottom) + 16 - y };
}

function isDrawn(): boolean {
	const images = [...document.images].filter((image) => image.checkVisibility());
	return document.fonts.status === 'loaded' && images.every(({ complete }) => complete);
}
