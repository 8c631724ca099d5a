import type { FastifyBaseLogger } from 'fastify';
import {
	AuthorizationResponseError,
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	ClientError,
	type Configuration,
	calculatePKCECodeChallenge,
	discovery,
	fetchUserInfo,
	ResponseBodyError,
} from 'openid-client';
import { unavailable } from '../../../errors.ts';
import type { AuthorizationRequest, IdentityProvider } from './identity-provider.ts';

/** Somebody waits in front of the page. */
const TIMEOUT_SECONDS = 5;
const NOT_REACHED = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

export type OpenIdOptions = {
	issuer: string;
	clientId: string;
	clientSecret: string;
	name: string;
};

/** OpenID Connect with authorization code, PKCE, state and nonce. */
export function createOpenIdProvider(
	{ issuer, clientId, clientSecret, name }: OpenIdOptions,
	log: Pick<FastifyBaseLogger, 'warn'>,
): IdentityProvider {
	let discovered: Promise<Configuration> | null = null;

	/** On first use: the back office starts, and passkeys work, while the provider is down. */
	function configuration(): Promise<Configuration> {
		discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
			timeout: TIMEOUT_SECONDS,
			// The environment refuses `http:` in production.
			execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
		}).catch((error: unknown) => {
			discovered = null;
			throw notReached(error);
		});
		return discovered;
	}

	function notReached(error: unknown) {
		log.warn({ err: error }, 'the identity provider cannot be reached');
		return unavailable('The identity provider cannot answer right now.');
	}

	return {
		name,

		async authorizationUrl({ redirectUri, state, nonce, codeVerifier }) {
			const url = buildAuthorizationUrl(await configuration(), {
				redirect_uri: redirectUri,
				scope: 'openid email',
				state,
				nonce,
				code_challenge: await calculatePKCECodeChallenge(codeVerifier),
				code_challenge_method: 'S256',
			});
			return url.href;
		},

		async verifiedEmail({ redirectUri, state, nonce, codeVerifier }: AuthorizationRequest, answer) {
			const returned = new URL(redirectUri);
			for (const [key, value] of Object.entries(answer)) {
				if (value !== undefined) returned.searchParams.set(key, value);
			}
			const config = await configuration();
			try {
				const tokens = await authorizationCodeGrant(config, returned, {
					expectedState: state,
					expectedNonce: nonce,
					pkceCodeVerifier: codeVerifier,
				});
				const subject = tokens.claims()?.sub ?? '';
				// Not in every provider's ID token, but always here.
				const person = await fetchUserInfo(config, tokens.access_token, subject);
				return person.email && person.email_verified === true ? person.email : null;
			} catch (error) {
				if (!provesNothing(error)) throw notReached(error);
				log.warn({ code: codeOf(error) }, 'the answer of the identity provider proves nothing');
				return null;
			}
		},
	};
}

/** Forged, expired, used before or meant for somebody else, as opposed to a provider that is down. */
function provesNothing(error: unknown): boolean {
	if (error instanceof ResponseBodyError) return error.status < 500;
	if (error instanceof AuthorizationResponseError) return true;
	return error instanceof ClientError && !NOT_REACHED.includes(error.code ?? '');
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && 'code' in error ? error.code : undefined;
}
