import { z } from 'zod';

/** The messages of WebAuthn as JSON; binary values are base64url. */
const base64url = (max: number) =>
	z
		.string()
		.regex(/^[\w-]*$/)
		.min(1)
		.max(max);
/** Browsers invent new ones from time to time. */
const transports = z.array(z.string().max(20)).max(10);
const descriptor = z.object({
	id: base64url(1400),
	type: z.literal('public-key'),
	transports,
});
const userVerification = z.enum(['discouraged', 'preferred', 'required']);

export const PasskeyCreationOptions = z.object({
	rp: z.object({ name: z.string(), id: z.string() }),
	user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
	challenge: z.string(),
	pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
	timeout: z.int(),
	excludeCredentials: z.array(descriptor),
	authenticatorSelection: z.object({
		residentKey: z.literal('required'),
		requireResidentKey: z.literal(true),
		userVerification,
	}),
	attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

export const PasskeyRequestOptions = z.object({
	challenge: z.string(),
	timeout: z.int(),
	rpId: z.string(),
	userVerification,
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

const credential = {
	id: base64url(1400),
	rawId: base64url(1400),
	type: z.literal('public-key'),
	authenticatorAttachment: z.enum(['cross-platform', 'platform']).nullish(),
	/** Set by the browser; nothing here depends on them. */
	clientExtensionResults: z.unknown(),
};

export const PasskeyRegistration = z.object({
	...credential,
	response: z.object({
		clientDataJSON: base64url(4000),
		attestationObject: base64url(8000),
		transports: transports.optional(),
	}),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

export const PasskeyAssertion = z.object({
	...credential,
	response: z.object({
		clientDataJSON: base64url(4000),
		authenticatorData: base64url(4000),
		signature: base64url(2000),
		userHandle: base64url(100).optional(),
	}),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;
