import { mailboxPattern } from '@korb/domain/customer/mailbox';
import * as z from 'zod/mini';

/**
 * The rule for every email recipient field. The message of a violation is the rule's name and,
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
