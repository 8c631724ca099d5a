import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Customer } from './customer.ts';
import * as paths from './customer-data-paths.ts';
import { Password } from './customer-forms.ts';

const tags = ['customers'];

export const getExport = {
	...at(paths.getExport),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Everything the shop knows about the customer: a zip with JSON and a readable page',
};

export const postDeletion = {
	...at(paths.postDeletion),
	errors: ['login_refused', 'not_found', 'reauthentication_required', 'unauthorized'] as const,
	tags,
	summary: 'Deletes the account after a period of grace and signs the customer out everywhere',
	body: z.strictObject({ password: z.optional(Password) }),
	response: { 200: z.object({ deletionAt: z.iso.datetime() }), ...problem },
};

export const deleteDeletion = {
	...at(paths.deleteDeletion),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Keeps the account after all',
	response: { 200: Customer, ...problem },
};
