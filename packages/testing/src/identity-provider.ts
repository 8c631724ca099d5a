import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type TestIdentityProvider = {
	issuer: string;
	clientId: string;
	clientSecret: string;
	/** Addresses that nobody has confirmed. */
	unconfirmed: Set<string>;
	/** Answers from now on, for a client at this address. */
	serve(redirectUri: string): void;
	close(): void;
};

/** A real OpenID provider: whoever types an email address there is signed in with it. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
	const server = createServer();
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const clientId = 'korb-back-office';
	const clientSecret = 'secret-of-the-client';
	const unconfirmed = new Set<string>();
	return {
		issuer,
		clientId,
		clientSecret,
		unconfirmed,
		serve(redirectUri) {
			const provider = new Provider(issuer, {
				clients: [
					{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] },
				],
				claims: { openid: ['sub'], email: ['email', 'email_verified'] },
				cookies: { keys: ['only for tests'] },
				findAccount: (_ctx, email) => ({
					accountId: email,
					claims: () => ({ sub: email, email, email_verified: !unconfirmed.has(email) }),
				}),
			});
			server.on('request', provider.callback());
		},
		close: () => server.close(),
	};
}
