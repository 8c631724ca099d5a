import { fillCart, type Tenant } from '@korb/tools/screenshots/buy';
import { screens, widths } from '@korb/tools/screenshots/screens';
import { quietPath } from '@korb/tools/screenshots/shop-screenshots';
import { findLayoutFaults } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';
import { settled } from '../../support/visitor.ts';

const HEIGHT = 800;
const soft = expect.configure({ soft: true });
// The longest file by far: one worker alone would finish minutes after the other.
test.describe.configure({ mode: 'parallel' });

for (const tenant of ['korb', 'greenbasket'] satisfies Tenant[]) {
	for (const screen of screens) {
		test.describe(`${screen.name} of ${tenant}`, () => {
			test.use({
				tenant,
				hasAnswered: !screen.isFirstVisit,
				viewport: { width: 1440, height: HEIGHT },
				locale: tenant === 'korb' ? 'de-AT' : 'en-GB',
				contextOptions: { reducedMotion: 'reduce' },
			});

			test('is readable and tappable at every width', async ({ page, console }) => {
				// Some screens are error pages.
				console.expect(/404 \(Not Found\)/);
				if (screen.hasCart) {
					await page.goto(quietPath[tenant]);
					await fillCart(page, tenant);
				}
				await page.goto(screen.path[tenant]);
				await settled(page);
				await screen.act?.(page, tenant);
				for (const width of widths) {
					await page.setViewportSize({ width, height: HEIGHT });
					// A dialog animates when it switches between a modal and a sheet.
					await soft
						.poll(() => findLayoutFaults(page), `${screen.name} at ${width} px`)
						.toEqual([]);
				}
				// Other journeys check accessibility page by page; doing so here would double the runtime.
				await page.goto('about:blank');
			});
		});
	}
}
