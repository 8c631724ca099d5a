import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { captchaQuery, linkToken, nothing } from './account-parts.ts';
import { Customer } from './customer.ts';
import {
	EmailForm,
	LoginForm,
	NewPassword,
	PasswordChangeForm,
	ProfileForm,
	RegistrationForm,
} from './customer-forms.ts';
import * as paths from './customer-paths.ts';

const tags = ['customers'];

export const getCustomer = {
	...at(paths.getCustomer),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Returns the signed-in customer',
	response: { 200: Customer, ...problem },
};

export const getFreshCustomer = {
	...at(paths.getFreshCustomer),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Returns the signed-in customer, past any cache',
	response: { 200: Customer, ...problem },
};

export const postLogin = {
	...at(paths.postLogin),
	errors: ['captcha_required', 'code_required', 'login_refused'] as const,
	tags,
	summary: 'Signs a customer in; a failure does not say whether the account exists',
	querystring: captchaQuery,
	body: z.strictObject(LoginForm.shape),
	response: { 200: Customer, ...problem },
};

export const postLogout = {
	...at(paths.postLogout),
	tags,
	summary: 'Ends the session of this browser',
	response: { 204: nothing, ...problem },
};

export const postCustomer = {
	...at(paths.postCustomer),
	errors: ['not_found', 'password_refused'] as const,
	tags,
	summary: 'Registers a customer; 202 when the email address has to be confirmed first',
	querystring: captchaQuery,
	body: z.strictObject(RegistrationForm.shape),
	response: { 200: Customer, 202: nothing, ...problem },
};

export const postRegistrationConfirm = {
	...at(paths.postRegistrationConfirm),
	errors: ['not_found'] as const,
	tags,
	summary: 'Confirms the email address of a registration; signs in where it was started',
	body: z.strictObject({ token: linkToken }),
	response: { 200: z.object({ customer: Customer.nullable() }), ...problem },
};

export const postRegistrationLink = {
	...at(paths.postRegistrationLink),
	tags,
	summary: 'Sends the link of a registration once more, if there is one',
	querystring: captchaQuery,
	body: z.strictObject(EmailForm.shape),
	response: { 202: nothing, ...problem },
};

export const postPasswordReset = {
	...at(paths.postPasswordReset),
	tags,
	summary: 'Sends a link to set a new password, if there is such an account',
	querystring: captchaQuery,
	body: z.strictObject(EmailForm.shape),
	response: { 202: nothing, ...problem },
};

export const putPasswordReset = {
	...at(paths.putPasswordReset),
	errors: ['not_found', 'password_refused'] as const,
	tags,
	summary: 'Sets a new password, ends every session of the customer and starts one here',
	body: z.strictObject({ token: linkToken, password: NewPassword }),
	response: { 200: Customer, ...problem },
};

export const putPassword = {
	...at(paths.putPassword),
	errors: ['conflict', 'login_refused', 'not_found', 'password_refused', 'unauthorized'] as const,
	tags,
	summary: 'Changes the password and ends every other session of the customer',
	body: PasswordChangeForm,
	response: { 200: Customer, ...problem },
};

export const putCustomer = {
	...at(paths.putCustomer),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Changes the fields that are sent',
	body: z.strictObject(ProfileForm.shape).partial(),
	response: { 200: Customer, ...problem },
};
