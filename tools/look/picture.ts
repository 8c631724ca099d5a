import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const COLUMNS = 16;
/** Of 255; less is what another machine's fonts and rounding make. */
const VISIBLE = 12;

/** What is on the screen once everything has come to rest. */
export async function takePicture(page: Page, onlyInSight = false): Promise<Buffer> {
	const { width } = page.viewportSize() ?? { width: 0 };
	// A window as high as the page, so that what sticks to its edges covers nothing in the middle.
	if (!onlyInSight) await page.setViewportSize({ width, height: await pageHeight(page) });
	await page.waitForLoadState('networkidle');
	await page.waitForFunction(isDrawn, null, { timeout: 5000 }).catch(() => {});
	if (!onlyInSight) await page.setViewportSize({ width, height: await pageHeight(page) });
	return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

export async function savePicture(picture: Buffer, file: string): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, await sharp(picture).webp({ quality: 82 }).toBuffer());
}

/** A picture of a few hundred points that is small enough to be kept in the repository. */
export async function toPrint(picture: Buffer): Promise<string> {
	const { width = 1, height = 1 } = await sharp(picture).metadata();
	const rows = Math.max(1, Math.round((height / width) * COLUMNS));
	const print = sharp(picture).resize(COLUMNS, rows, { fit: 'fill', kernel: 'linear' });
	return (await print.removeAlpha().webp({ lossless: true }).toBuffer()).toString('base64');
}

/** The share of two prints that differs visibly, from 0 to 1. What only one of them has differs. */
export async function driftBetween(before: string, after: string): Promise<number> {
	const [one, other] = await Promise.all([before, after].map(toPoints));
	if (!one || !other) return 1;
	const longer = one.length > other.length ? one : other;
	const shorter = longer === one ? other : one;
	let differing = 0;
	for (let at = 0; at < longer.length; at += 3) {
		const isSame = [0, 1, 2].every(
			(channel) =>
				Math.abs((longer[at + channel] ?? 0) - (shorter[at + channel] ?? -255)) <= VISIBLE,
		);
		if (!isSame) differing++;
	}
	return differing / (longer.length / 3);
}

function toPoints(print: string): Promise<Buffer> {
	return sharp(Buffer.from(print, 'base64')).removeAlpha().raw().toBuffer();
}

function pageHeight(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollHeight);
}

function isDrawn(): boolean {
	const images = [...document.images].filter((image) => image.checkVisibility());
	return document.fonts.status === 'loaded' && images.every(({ complete }) => complete);
}
