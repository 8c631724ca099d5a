import { mailboxPattern } from '@korb/domain/customer/mailbox';
import { z } from 'zod';
import {
	block,
	Line,
	OptionalHref,
	OptionalLine,
	OptionalLink,
	OptionalProse,
} from './primitives.ts';
import { RichText } from './rich-text.ts';

export const ContactBlock = block('contact', {
	title: Line,
	addressLines: z.array(z.string().max(160)).max(6).default([]),
	phone: z
		.string()
		.regex(/^\+?[\d ()/-]{3,30}$/)
		.nullable()
		.default(null),
	email: z.email({ pattern: mailboxPattern }).nullable().default(null),
	/** "Mo–Fr" and "8–18 Uhr". */
	hours: z
		.array(z.strictObject({ days: Line, time: Line }))
		.max(7)
		.default([]),
	link: OptionalLink,
});

export const ContactFormBlock = block('contact-form', {
	title: Line,
	text: OptionalProse,
	/** Topics to choose from. */
	topics: z.array(Line).max(20).default([]),
});

/** Customers get a different text than guests. */
const newsletterTexts = {
	anonymous: z.strictObject({ title: Line, text: OptionalProse }),
	customer: z.strictObject({ title: Line, text: OptionalProse }),
	/** The small print below the field. */
	terms: RichText.default([]),
};
export const NewsletterSubscribeBlock = block('newsletter-subscribe', newsletterTexts);
export const NewsletterUnsubscribeBlock = block('newsletter-unsubscribe', newsletterTexts);

export const QuestionnaireBlock = block('questionnaire', {
	/** Answers are stored under this name. */
	name: z.string().regex(/^[a-z0-9-]{1,60}$/),
	title: Line,
	text: OptionalProse,
	questions: z
		.array(
			z.strictObject({
				/** `age`, `gender`, `academicTitle` and `countryCode` are answered from the account. */
				name: z.string().regex(/^[a-z][a-zA-Z0-9]{0,40}$/),
				label: Line,
				kind: z.enum(['text', 'long-text', 'choice', 'choices', 'rating', 'age']).default('text'),
				choices: z.array(Line).max(12).default([]),
				isRequired: z.boolean().default(false),
			}),
		)
		.min(1)
		.max(30),
});

export const CookieListBlock = block('cookie-list', {
	title: OptionalLine,
	cookies: z
		.array(
			z.strictObject({
				name: Line,
				provider: Line,
				purpose: z.string().max(500),
				duration: Line,
				group: z.enum(['C0001', 'C0002', 'C0004', 'C0007']),
			}),
		)
		.min(1)
		.max(100),
});

export const CookieSettingsButtonBlock = block('cookie-settings-button', { label: Line });

export const VoucherGroupBlock = block('voucher-group', {
	title: Line,
	text: OptionalProse,
	/** `personal` and `joe` require login; guests are offered one. */
	source: z.enum(['personal', 'general', 'joe']).default('personal'),
	promotionIds: z
		.array(z.string().regex(/^[\w-]{1,60}$/))
		.max(50)
		.default([]),
	link: OptionalLink,
});

export const LoyaltyAppButtonBlock = block('loyalty-app-button', {
	label: Line,
	text: OptionalLine,
	iosHref: OptionalHref,
	androidHref: OptionalHref,
});

export const LoginButtonBlock = block('login-button', {
	label: Line,
	/** Shown instead to customers who are logged in. */
	welcome: OptionalLine,
});
