import { z } from 'zod';

/** Parts that the endpoints of accounts share. */
export const nothing = z.undefined().describe('No content');
/** The solved captcha challenge, or the bypass key of a test system. */
export const captchaQuery = z.object({ recaptchaResponse: z.string().max(4000).optional() });
/** The secret of a link in an email. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);
