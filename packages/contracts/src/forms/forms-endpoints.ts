import { z } from 'zod';
import { QuestionnaireBlock } from '../content/blocks/customer-service.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Email } from './forms.ts';
import * as paths from './forms-paths.ts';

const nothing = z.undefined().describe('No content');
/** The solved challenge, as text. */
const captcha = z.string().max(4000).optional();

export const getChallenge = {
	...at(paths.getChallenge),
	tags: ['forms'],
	summary: 'Returns a proof-of-work challenge; 204 if captchas are off',
	response: { 200: z.record(z.string(), z.unknown()), 204: nothing, ...problem },
};

export const postContact = {
	...at(paths.postContact),
	tags: ['forms'],
	summary: 'Accepts a contact message as multipart form data, with up to three files',
	consumes: ['multipart/form-data'],
	response: { 201: z.strictObject({ id: z.uuid() }), ...problem },
};

const name = z.string().regex(/^[a-z0-9-]{1,60}$/);

export const Questionnaire = QuestionnaireBlock.pick({
	name: true,
	title: true,
	text: true,
	questions: true,
}).strip();
export type Questionnaire = z.infer<typeof Questionnaire>;

export const getQuestionnaire = {
	...at(paths.getQuestionnaire),
	errors: ['not_found'] as const,
	tags: ['forms'],
	summary: 'Returns the questions of a published questionnaire',
	params: z.object({ id: name }),
	response: { 200: Questionnaire, ...problem },
};

export const postAnswers = {
	...at(paths.postAnswers),
	errors: ['not_found'] as const,
	tags: ['forms'],
	summary: 'Stores the answers to a questionnaire',
	params: z.object({ id: name }),
	body: z.strictObject({
		answers: z.record(
			z.string().max(60),
			z.union([z.string().max(2000), z.array(z.string().max(160)).max(12)]),
		),
		captcha,
	}),
	response: { 201: z.strictObject({ id: z.uuid() }), ...problem },
};

const NewsletterRequest = z.strictObject({
	email: z.string().pipe(Email),
	topics: z
		.array(z.string().regex(/^[\w-]{1,60}$/))
		.max(20)
		.default([]),
	captcha,
});

export const postSubscribe = {
	...at(paths.postSubscribe),
	tags: ['forms'],
	summary: 'Subscribes to the newsletter by double opt-in; does not reveal who is subscribed',
	body: NewsletterRequest,
	response: { 202: nothing, ...problem },
};

export const postUnsubscribe = {
	...at(paths.postUnsubscribe),
	tags: ['forms'],
	summary:
		'Unsubscribes from the newsletter by an emailed link; does not reveal who was subscribed',
	body: NewsletterRequest,
	response: { 202: nothing, ...problem },
};

const NewsletterPurpose = z.enum(['subscribe', 'unsubscribe']);
export type NewsletterPurpose = z.infer<typeof NewsletterPurpose>;

export const postConfirm = {
	...at(paths.postConfirm),
	errors: ['not_found'] as const,
	tags: ['forms'],
	summary: 'Confirms a subscription or unsubscription by the token of an email',
	body: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }),
	response: { 200: z.strictObject({ purpose: NewsletterPurpose }), ...problem },
};
