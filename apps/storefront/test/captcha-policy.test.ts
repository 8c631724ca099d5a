import { expect, it } from 'vitest';
import { startFixtureShop } from './fixture-shop.ts';

async function policyWith(hasRecaptcha: boolean): Promise<string> {
	const shop = await startFixtureShop({ hasRecaptcha });
	const { headers } = await shop.get('/');
	await shop.close();
	return headers.get('content-security-policy') ?? '';
}

it('OPEN-91 allows the reCAPTCHA script only where a shop has chosen it', async () => {
	expect(await policyWith(false)).toMatch(/script-src 'self';/);
	const policy = await policyWith(true);
	expect(policy).toContain(
		"script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
	);
	expect(policy).toContain('frame-src https://www.google.com/recaptcha/;');
});
