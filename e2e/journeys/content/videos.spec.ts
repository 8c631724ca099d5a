import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { ContentPage } from '@korb/contracts/content/content';
import { expect, test } from '../../support/test.ts';
import { settled, visitorOf } from '../../support/visitor.ts';

const film =
	'<!doctype html><html lang="de"><title>Film</title><p role="status">Der Film läuft.</p>';

test('CMS-19 CMS-36 a video from an allowed host loads only after the visitor starts it', async ({
	page,
	shop,
	stack,
	backOffice,
}) => {
	const requested: string[] = [];
	await page.route(/^https:\/\/(video|karten)\.korb\.example\//, (route) => {
		requested.push(new URL(route.request().url()).hostname);
		return route.fulfill({ contentType: 'text/html; charset=utf-8', body: film });
	});
	const document = ContentPage.parse({
		meta: { title: 'Kino' },
		blocks: [
			{ type: 'headline', level: 1, text: 'Kino' },
			blockExamples.video,
			blockExamples.iframe,
		],
	});
	await backOffice.publish({ tenantId: shop.tenantId, kind: 'page', key: 'kino', document });
	await backOffice.configure(shop.tenantId, { embedHosts: ['video.korb.example'] });
	const policy = async () =>
		(await visitorOf(stack).get('/kino')).headers['content-security-policy'];
	await expect.poll(policy, { timeout: 20_000 }).toContain('frame-src https://video.korb.example;');

	await page.goto('/kino');
	await settled(page);
	expect(requested, 'hosts contacted before the visitor started the video').toEqual([]);
	await page.getByRole('button', { name: 'Hier ansehen' }).click();
	const frame = page.frameLocator('iframe[title="Eine Minute in der Packstation"]');
	await expect(frame.getByText('Der Film läuft.')).toBeVisible();
	expect(requested).toEqual(['video.korb.example']);

	const map = page.getByRole('link', { name: 'Karte unserer Höfe' });
	await expect(map, 'a host that is not allowed').toHaveAttribute('href', /^https:\/\/karten/);
	await backOffice.configure(shop.tenantId, { embedHosts: [] });
	await expect.poll(policy, { timeout: 20_000 }).toContain("frame-src 'none';");
});
