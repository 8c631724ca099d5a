import type { Page } from '@playwright/test';

/** Gives the browser an authenticator whose owner agrees to everything, unless told to wait. */
export async function addAuthenticator(page: Page) {
	const client = await page.context().newCDPSession(page);
	await client.send('WebAuthn.enable');
	const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		agrees: (enabled: boolean) =>
			client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
	};
}
