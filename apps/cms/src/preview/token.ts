import { createHmac, timingSafeEqual } from 'node:crypto';

/** Grants access to one draft until the given time. */
export type PreviewClaim = { collection: Previewed; id: string; until: number };
export type Previewed = 'pages' | 'recipes';

const SLICE_MS = 10 * 60 * 1000;

/**
 * Valid for ten to twenty minutes and stable within ten: a URL that changed on every keystroke would
 * reload the live preview each time.
 */
export function signPreview(
	collection: Previewed,
	id: string,
	secret: string,
	now = Date.now(),
): string {
	const until = (Math.floor(now / SLICE_MS) + 2) * SLICE_MS;
	const claim: PreviewClaim = { collection, id, until };
	const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
	return `${body}.${signatureOf(body, secret).toString('base64url')}`;
}

export function readPreview(token: string, secret: string, now = Date.now()): PreviewClaim | null {
	const [body = '', signature = ''] = token.split('.');
	const expected = signatureOf(body, secret);
	const given = Buffer.from(signature, 'base64url');
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	const claim: PreviewClaim = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
	return claim.until > now ? claim : null;
}

/** The secret also signs sessions; the prefix separates the two uses. */
function signatureOf(body: string, secret: string): Buffer {
	return createHmac('sha256', secret).update(`preview ${body}`).digest();
}
