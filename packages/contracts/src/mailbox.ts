import { mailboxPattern } from '@korb/domain/mailbox';
import * as z from 'zod/mini';

/**
 * The one rule for every field that mail is sent to. The message of a broken rule is its name and,
 * after a colon, its limit.
 */
export const mailbox = (maxLength: number) =>
	z
		.string()
		.check(
			z.trim(),
			z.minLength(1, 'required'),
			z.maxLength(maxLength, `maxLength:${maxLength}`),
			z.regex(mailboxPattern, 'email'),
		);
