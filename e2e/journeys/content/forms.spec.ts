import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { ContentPage } from '@korb/contracts/content/content';
import type { Stack } from '@korb/tools/stack/stack';
import { signUp } from '../../support/customer.ts';
import { expect, test } from '../../support/test.ts';
import { settled, visitorOf } from '../../support/visitor.ts';

const pages = ['contact-form', 'questionnaire', 'newsletter-subscribe', 'newsletter-unsubscribe'];

test.beforeAll(async ({ stack, backOffice }) => {
	for (const type of pages as (keyof typeof blockExamples)[]) {
		const blocks = [blockExamples[type]];
		const document = ContentPage.parse({ meta: { title: `Formular ${type}` }, blocks });
		await backOffice.publish({ tenantId: 'korb', kind: 'page', key: `form-${type}`, document });
	}
	await expect.poll(() => visitorOf(stack).status('/form-newsletter-unsubscribe')).toBe(200);
});

type CaughtMail = { subject: string; text: string; to: { address: string }[] };

async function mailTo(stack: Stack, address: string, part: string): Promise<string> {
	let found: CaughtMail | undefined;
	await expect
		.poll(
			async () => {
				const answer = await fetch(`${stack.mail.webUrl}/api/email`);
				const emails = (await answer.json()) as CaughtMail[];
				found = emails.find(
					({ to, subject }) => to[0]?.address === address && subject.includes(part),
				);
				return found !== undefined;
			},
			{ timeout: 15_000 },
		)
		.toBe(true);
	return found?.text ?? '';
}

test('MISC-02 a contact message reaches the shop’s inbox', async ({ stack, page }) => {
	await page.goto('/form-contact-form');
	const main = page.locator('main');
	await settled(page);
	await main.getByRole('button', { name: 'Nachricht senden' }).click();
	await expect(main.getByText('Dieses Feld brauchen wir von dir')).toHaveCount(3);
	await expect(main.getByLabel('Vorname')).toBeFocused();

	await main.getByLabel('Vorname').fill('Anna');
	await main.getByLabel('Deine E-Mail-Adresse').fill('anna@kundin.example');
	await main.getByLabel('Deine Nachricht').fill('Die Marillen waren wunderbar.');
	await main.getByText('Zu deiner Bestellung').click();
	await main.getByLabel('Bestellnummer').fill('47a');
	await main.getByLabel('Fotos oder Dokumente').setInputFiles({
		name: 'marille.png',
		mimeType: 'image/png',
		buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
	});
	await expect(main.getByText('Hier sind nur Ziffern möglich')).toBeVisible();
	await main.getByLabel('Bestellnummer').fill('4711');
	await main.getByRole('button', { name: 'Nachricht senden' }).click();
	await expect(main.getByText('Danke, deine Nachricht ist bei uns.')).toBeVisible();

	const text = await mailTo(stack, 'hallo@korb.example', 'Kontaktformular');
	expect(text).toContain('Die Marillen waren wunderbar.');
	expect(text).toContain('orderNumber: 4711');
});

test('MISC-03 a visitor answers a questionnaire', async ({ page }) => {
	await page.goto('/form-questionnaire');
	await settled(page);
	const main = page.locator('main');
	await main.getByRole('button', { name: 'Antworten senden' }).click();
	await expect(main.getByText('Dieses Feld brauchen wir von dir')).toBeVisible();
	await main.getByRole('radio', { name: '5' }).check();
	await main.getByRole('button', { name: 'Antworten senden' }).click();
	await expect(main.getByText('Danke für deine Antworten.')).toBeVisible();
});

test('MISC-04 MISC-05 a visitor subscribes and unsubscribes via email links', async ({
	stack,
	page,
}) => {
	const email = `leserin-${Date.now()}@kundin.example`;
	const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0] ?? '';
	const call = async (path: string, button: string, answer: string) => {
		await page.goto(path);
		await settled(page);
		await page.locator('main').getByLabel('Deine E-Mail-Adresse').fill(email);
		await page.locator('main').getByRole('button', { name: button }).click();
		await expect(page.locator('main').getByText(answer)).toBeVisible();
	};
	await call('/form-newsletter-subscribe', 'Anmelden', 'Fast geschafft');
	await page.goto(linkIn(await mailTo(stack, email, 'Nur noch ein Klick')));
	await expect(page.getByText('Danke! Ab jetzt liest du unseren Newsletter.')).toBeVisible();
	expect(page.url()).not.toContain('newsletter');

	await call('/form-newsletter-unsubscribe', 'Abmelden', 'Bestätige bitte den Link');
	const end = linkIn(await mailTo(stack, email, 'abbestellen'));
	await page.goto(end);
	await expect(page.getByText('Du bekommst keinen Newsletter mehr')).toBeVisible();
});

test('MISC-06 the newsletter page addresses logged-in customers differently', async ({
	page,
	stack,
}) => {
	await page.goto('/form-newsletter-subscribe');
	const main = page.locator('main');
	await expect(main.getByRole('heading', { name: '€ 5 für deinen ersten Korb' })).toBeVisible();
	await signUp(page, stack);
	await page.goto('/form-newsletter-subscribe');
	await expect(main.getByRole('heading', { name: 'Donnerstags die Aktionen' })).toBeVisible();
});

test('MISC-08 shows the visitor texts when customer accounts are off', async ({
	page,
	stack,
	shop,
	backOffice,
}) => {
	await signUp(page, stack);
	const path = '/form-newsletter-subscribe';
	await backOffice.during(shop, { featureCustomer: false }, path, async () => {
		await page.goto(path);
		await settled(page);
		await expect(page.getByRole('heading', { name: '€ 5 für deinen ersten Korb' })).toHaveCount(2);
	});
});
