import { fillCart, type Tenant } from '@korb/tools/screenshots/buy';
import { screens } from '@korb/tools/screenshots/screens';
import { quietPath } from '@korb/tools/screenshots/shop-screenshots';
import config from '../../playwright.config.ts';
import { findLayoutFaults } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const soft = expect.configure({ soft: true });
const names = ['home', 'category', 'product', 'cart', 'checkout', 'login', 'registration'];
const { launchOptions } = config.use ?? {};

// Twice as large as usual, set in the browser: what a page sets itself, media queries do not see.
test.use({
	launchOptions: {
		...launchOptions,
		args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
	},
	contextOptions: { reducedMotion: 'reduce' },
});

for (const tenant of ['korb', 'greenbasket'] satisfies Tenant[]) {
	test.describe(tenant, () => {
		test.use({ tenant, locale: tenant === 'korb' ? 'de-AT' : 'en-GB' });

		test('no phone cuts off or scrolls sideways what is in large letters', async ({ page }) => {
			test.slow();
			await page.goto(quietPath[tenant]);
			await fillCart(page, tenant);
			for (const { name, path, act } of screens.filter((screen) => names.includes(screen.name))) {
				await page.setViewportSize({ width: 390, height: 800 });
				await page.goto(path[tenant]);
				await settled(page);
				// The checkout is checked as it opens.
				if (name === 'product') await act?.(page, tenant);
				for (const width of [390, 320]) {
					await page.setViewportSize({ width, height: 800 });
					await soft
						.poll(() => findLayoutFaults(page, { areLettersLarge: true }), `${name} at ${width} px`)
						.toEqual([]);
				}
			}
		});
	});
}
