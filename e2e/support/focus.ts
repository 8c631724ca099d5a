import type { Locator, Page } from '@playwright/test';

export function focusedName(page: Page): Promise<string> {
	return page.evaluate(() => {
		const focused = document.activeElement as HTMLInputElement | null;
		const label = focused?.labels?.[0]?.textContent ?? focused?.getAttribute('aria-label');
		return (label ?? focused?.textContent ?? '').trim();
	});
}

/** In the viewport, not covered, and with a focus ring; waits until scrolling has ended. */
export function hasVisibleFocus(page: Page): Promise<boolean> {
	return page.evaluate(async () => {
		const isVisible = () => {
			const focused = document.activeElement;
			if (!focused || focused === document.body) return false;
			const { left, top, width, height } = focused.getBoundingClientRect();
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			const isInSight = hit !== null && (focused.contains(hit) || hit.contains(focused));
			const ringed = [focused, focused.parentElement, focused.parentElement?.parentElement];
			return (
				isInSight &&
				ringed.some((element) => {
					if (!element) return false;
					const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
					const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
					return hasOutline || boxShadow !== 'none';
				})
			);
		};
		for (let tries = 0; tries < 20 && !isVisible(); tries++) {
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		return isVisible();
	});
}

/** Tabs to an element; the focus is visible at every stop. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
	for (let stop = 0; stop < 40; stop++) {
		await page.keyboard.press(key);
		if (!(await hasVisibleFocus(page))) {
			throw new Error(`no visible focus on ${await focusedName(page)}`);
		}
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`no focus on ${target} after 40 stops`);
}
