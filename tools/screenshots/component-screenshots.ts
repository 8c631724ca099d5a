import type { Browser } from '@playwright/test';
import { inParallel } from '../workbench/browser.ts';
import { applyTheme, openStory, openWorkbench, themes } from '../workbench/workbench.ts';
import type { Keep } from './report.ts';
import { type SizeName, sizes } from './screens.ts';
import { takeStoryPicture } from './screenshot.ts';

/** Every story of a checkout's workbench in every theme and size. */
export async function takeComponentScreenshots(
	browser: Browser,
	isWanted: (name: string) => boolean,
	keep: Keep,
	root: string,
): Promise<void> {
	const workbench = await openWorkbench(root);
	const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-AT' });
	const wanted = workbench.stories.filter((story) => isWanted(`components/${story}`));
	await inParallel(wanted, 3, async (story) => {
		const page = await context.newPage();
		try {
			await openStory(page, workbench, story);
			for (const size of Object.keys(sizes) as SizeName[]) {
				await page.setViewportSize(sizes[size]);
				for (const theme of themes) {
					await applyTheme(page, theme);
					await keep(`components/${story}-${theme}-${size}`, await takeStoryPicture(page));
				}
			}
		} catch (error) {
			await keep(`components/${story}`, error as Error);
		} finally {
			await page.close();
		}
	});
	await context.close();
	workbench.close();
}
