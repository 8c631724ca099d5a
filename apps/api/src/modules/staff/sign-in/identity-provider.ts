/** Where a company keeps the accounts of its people, e.g. Keycloak or Google Workspace. */
export type IdentityProvider = {
	/** As people know it; on the button. */
	name: string;
	/** Where the browser signs in. */
	authorizationUrl(request: AuthorizationRequest): Promise<string>;
	/** The verified email address of who came back; null when the answer proves nothing. */
	verifiedEmail(request: AuthorizationRequest, answer: AuthorizationAnswer): Promise<string | null>;
};

export type AuthorizationRequest = {
	redirectUri: string;
	state: string;
	nonce: string;
	/** PKCE: a stolen code is worth nothing without it. */
	codeVerifier: string;
};

/** What the provider adds to the address it sends the browser back to. */
export type AuthorizationAnswer = { code: string; state: string; iss?: string | undefined };
