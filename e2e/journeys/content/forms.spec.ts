import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { ContentPage } from '@korb/contracts/content/content';
import { putCustomer } from '@korb/contracts/customer/customer-paths';
import type { Stack } from '@korb/tools/stack/stack';
import { buyerOn } from '../../support/buyer.ts';
import { callApi, signUp } from '../../support/customer.ts';
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

test('CUST-135 CUST-136 CUST-137 CUST-138 CUST-139 CUST-140 CUST-141 CUST-142 CUST-143 CUST-144 CUST-145 CUST-146 CHK-49 forms are filled in from the account', async ({
	page,
	stack,
	backOffice,
}) => {
	test.setTimeout(150_000);
	const questions = [
		{ name: 'age', label: 'Wie alt bist du?', kind: 'age' },
		{ name: 'gender', label: 'Wer bist du?', kind: 'choice', choices: ['Female', 'Male'] },
		{ name: 'academicTitle', label: 'Hast du einen Titel?' },
		{ name: 'countryCode', label: 'Woher kommst du?' },
	];
	const blocks = [
		blockExamples['contact-form'],
		{ type: 'questionnaire', name: 'wer-bist-du', title: 'Über dich', questions },
	];
	const document = ContentPage.parse({ meta: { title: 'Formulare' }, blocks });
	await backOffice.publish({ tenantId: 'korb', kind: 'page', key: 'form-prefill', document });
	const today = new Date();
	const birthdate = `${today.getFullYear() - 36}-01-01`;
	const { email } = await signUp(page, stack, { birthdate });
	await callApi(page, putCustomer, { salutation: 'Female', academicTitle: 'Dr.' });
	await callApi(page, 'POST /api/customers/addresses/billing', {
		...{ name: 'Büro', streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070' },
		...{ city: 'Wien', countryCode: 'AT', firstName: 'Anna', lastName: 'Berger' },
		phoneNumber: '0660 1234567',
	});
	await expect.poll(() => visitorOf(stack).status('/form-prefill')).toBe(200);
	await page.goto('/form-prefill');
	const main = page.locator('main');
	await expect(main.getByLabel('Vorname')).toHaveValue('Anna');
	await expect(main.getByLabel(/^Nachname/)).toHaveValue('Berger');
	await expect(main.getByLabel('Deine E-Mail-Adresse')).toHaveValue(email);
	await main.getByText('Zu dir').click();
	await expect(main.getByLabel('Ort')).toHaveValue('Wien');
	await expect(main.getByLabel('Wie alt bist du?')).toHaveValue('36');
	await expect(main.getByRole('radio', { name: 'Female' })).toBeChecked();
	await expect(main.getByLabel('Hast du einen Titel?')).toHaveValue('Dr.');
	await expect(main.getByLabel('Woher kommst du?')).toHaveValue('AT');

	const buyer = buyerOn(page);
	await buyer.fillCart();
	await buyer.openCheckout();
	await expect(page.getByLabel(/^Telefon/)).toHaveValue('+436601234567');
	await page.getByLabel('Rechnungsadresse ist gleich wie Lieferadresse').uncheck();
	await expect(page.getByLabel('Straße')).toHaveValue('Neubaugasse');
	await expect(page.getByLabel('Nummer', { exact: true })).toHaveValue('12');
	await expect(page.getByLabel('PLZ')).toHaveValue('1070');
	await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Wien');
	await buyer.method('An der Tür').check();
	const refreshed = page.waitForRequest('**/api/customers/refresh');
	await buyer.order();
	await buyer.thanked();
	await refreshed;
});

test.describe('in English', () => {
	test.use({ tenant: 'greenbasket', locale: 'en-GB' });

	test('FORM-01 FORM-02 FORM-03 FORM-04 FORM-05 FORM-06 FORM-07 FORM-08 every rule has its text', async ({
		page,
		stack,
		backOffice,
	}) => {
		const questions = [
			{ name: 'age', label: 'How old are you?', kind: 'age' },
			{
				...{ name: 'days', label: 'Which days?', kind: 'choices' },
				...{ choices: ['Monday', 'Friday'], isRequired: true },
			},
		];
		const blocks = [
			{ type: 'contact-form', title: 'Write to us', topics: [] },
			{ type: 'questionnaire', name: 'about-you', title: 'About you', questions },
		];
		const document = ContentPage.parse({ meta: { title: 'Forms' }, blocks });
		const tenantId = 'greenbasket';
		await backOffice.publish({ tenantId, kind: 'page', key: 'form-rules', document });
		await expect.poll(() => visitorOf(stack, 'en.localhost').status('/form-rules')).toBe(200);
		await page.goto('/form-rules');
		await settled(page);
		const main = page.locator('main');
		await main.getByRole('button', { name: 'Send message' }).click();
		const says = async (label: string | RegExp, value: string, text: string) => {
			const field = page.locator('main').getByLabel(label, { exact: true });
			await field.fill(value);
			await field.blur();
			await expect(field).toHaveAccessibleDescription(new RegExp(text));
		};
		await says('First name', '', 'This field is required');
		await says('First name', 'A'.repeat(25), 'You must enter a maximum of 24 characters');
		await says('Your email address', 'anna', 'Please enter a valid email');
		await says(/^Your message/, 'a < b', 'Invalid format');
		await main.getByText('About your order').click();
		await says(/^Order number/, '12a', 'This field can only contain numbers');
		const age = main.getByLabel(/^How old are you/);
		await age.fill('17.5');
		await main.getByRole('button', { name: 'Send answers' }).click();
		await expect(age).toHaveAccessibleDescription(/^This field can only contain integer values/);
		await expect(main.getByRole('group', { name: 'Which days?' })).toHaveAccessibleDescription(
			'Please choose at least one value',
		);

		await page.goto('/register');
		await settled(page);
		await says(/^Password$/, 'short', 'You must enter a minimum of 8 characters');
	});
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
