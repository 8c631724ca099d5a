import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** One draft of one shop until the given time, in milliseconds; nobody is named. */
const PreviewClaim = z.strictObject({
	tenantId: z.string(),
	version: z.int(),
	until: z.int(),
});
type PreviewClaim = z.infer<typeof PreviewClaim>;

export type PreviewTokens = {
	sign(claim: Omit<PreviewClaim, 'until'>, now: Date): { token: string; until: number };
	/** Null: forged, changed or expired. */
	read(token: string, now: Date): PreviewClaim | null;
};

const SLICE_MS = 10 * 60 * 1000;

/**
 * Valid for ten to twenty minutes and stable within ten, as those of the CMS are: a new URL would
 * reload the frame. Null without a secret.
 */
export function createPreviewTokens(secret: string | undefined): PreviewTokens | null {
	if (!secret) return null;
	const signatureOf = (body: string) =>
		createHmac('sha256', secret).update(`theme-preview ${body}`).digest();
	return {
		sign(claim, now) {
			const until = (Math.floor(now.getTime() / SLICE_MS) + 2) * SLICE_MS;
			const body = Buffer.from(JSON.stringify({ ...claim, until })).toString('base64url');
			return { token: `${body}.${signatureOf(body).toString('base64url')}`, until };
		},
		read(token, now) {
			const [body = '', signature = ''] = token.split('.');
			const expected = signatureOf(body);
			const given = Buffer.from(signature, 'base64url');
			if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
			const claim = PreviewClaim.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
			return claim.until > now.getTime() ? claim : null;
		},
	};
}
