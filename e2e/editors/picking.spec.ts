import { Admin } from '../support/admin.ts';
import { expect, test } from '../support/editors.ts';
import { visitorOf } from '../support/visitor.ts';

test('an editor picks products and link targets, and cannot publish a dead link', async ({
	cms,
	stack,
	page,
	console,
}) => {
	// The test provokes a validation error by publishing a dead link.
	console.expect(/status of 400/);
	await page.setViewportSize({ width: 1440, height: 1000 });
	const session = await cms.signIn('publisher');
	const made = await session.send('POST', '/pages?draft=true', {
		tenant: session.tenant,
		title: 'Frühstück',
		slug: 'fruehstueck',
		_status: 'draft',
		blocks: [
			{ blockType: 'product-group', title: 'Für den Morgen', source: { kind: 'skus' } },
			{ blockType: 'product-promotion', sku: '99999999' },
			{ blockType: 'button', label: 'So liefern wir', href: '/liefrung' },
		],
	});
	const admin = new Admin(page, cms.origin);
	const visitor = visitorOf(stack);
	await admin.signIn('publisher');
	await admin.open(`pages/${made.body.doc?.id}`);
	for (const index of [0, 1, 2]) await admin.unfold(`blocks.${index}`);

	await admin.pick('blocks.0.source.skus', 'butter');
	await admin.pick('blocks.0.source.skus', 'vollmilch');
	const chosen = admin.row('blocks.0').locator('.korb-picker__chosen li');
	await expect(chosen).toHaveCount(2);
	await expect(chosen.first().locator('img')).toHaveJSProperty('complete', true);
	const [first = '', second = ''] = await chosen
		.locator('.korb-choice__text > span')
		.allTextContents();
	await chosen
		.nth(1)
		.getByRole('button', { name: `${second} nach vorne` })
		.click();
	await expect(chosen.first()).toContainText(second);
	await expect(chosen.first()).toContainText('€');

	const promotion = admin.row('blocks.1');
	await expect(promotion.locator('.korb-note')).toContainText('würde nichts zeigen: 99999999');
	const button = admin.row('blocks.2');
	await expect(button.locator('.korb-note')).toContainText('Meinst du /lieferung');
	await page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
	await expect(page.locator('.payload-toast-container')).toContainText(
		'„/liefrung“ gibt es in diesem Geschäft nicht',
	);
	expect(await visitor.status('/fruehstueck'), 'nothing was published').toBe(404);

	await button.getByRole('button', { name: '/lieferung übernehmen' }).click();
	await expect(admin.field('blocks.2.href')).toHaveValue('/lieferung');
	await expect(button.locator('.korb-note')).toHaveCount(0);
	await promotion.getByRole('button', { name: '99999999 entfernen' }).click();
	await admin.pick('blocks.1.sku', 'joghurt');
	await expect(promotion.locator('.korb-note')).toHaveCount(0);
	await admin.publish();

	await expect.poll(() => visitor.status('/fruehstueck')).toBe(200);
	const { body } = await visitor.get('/fruehstueck');
	expect(body.indexOf(second), 'in the order of the form').toBeGreaterThan(0);
	expect(body.indexOf(second)).toBeLessThan(body.indexOf(first));

	await page.reload();
	await admin.unfold('blocks.0');
	await expect(chosen.first()).toContainText(second);
	await expect(chosen.first()).toContainText('€');
	// Payload's own components are out of scope for our accessibility checks.
	await page.goto('about:blank');
});

test('no demo page has dead links or empty blocks', async ({ cms }) => {
	const session = await cms.signIn('publisher');
	const where = `where[tenant][equals]=${session.tenant}&where[_status][equals]=published`;
	const { body } = await session.send('GET', `/pages?${where}&depth=0&limit=200`);
	const pages = body['docs'] as { id: string; slug: string }[];
	expect(pages.length).toBeGreaterThan(10);
	const refused: string[] = [];
	for (const { id, slug } of pages) {
		const answer = await session.send('PATCH', `/pages/${id}`, { _status: 'published' });
		if (answer.status !== 200) refused.push(`${slug}: ${JSON.stringify(answer.body['errors'])}`);
	}
	expect(refused).toEqual([]);
});
