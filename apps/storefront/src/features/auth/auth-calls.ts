import { postLoginCode } from '@korb/contracts/customer/credential-paths';
import type { Customer } from '@korb/contracts/customer/customer';
import type { LoginForm, RegistrationForm } from '@korb/contracts/customer/customer-forms';
import {
	postCustomer,
	postLogin,
	postPasswordReset,
	postRegistrationLink,
} from '@korb/contracts/customer/customer-paths';
import type { MessageKey } from '@korb/messages';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { captchaAnswer } from '../../platform/captcha/captcha-answer.ts';

/** Most sign-ins need no captcha; the API asks for one after failed attempts. */
export async function sendLogin(body: LoginForm): Promise<Customer> {
	try {
		return await api.call(postLogin, { body });
	} catch (error) {
		if (!isRefusedBy(error, 'captcha_required')) throw error;
	}
	return api.call(postLogin, { body, query: await solvedCaptcha() });
}

/** Null when the email address has to be confirmed first. */
export async function sendRegistration(body: RegistrationForm): Promise<Customer | null> {
	return (await api.call(postCustomer, { body, query: await solvedCaptcha() })) ?? null;
}

/** Sends the link that confirms a registration once more. */
export async function requestLink(email: string): Promise<void> {
	await api.call(postRegistrationLink, { body: { email }, query: await solvedCaptcha() });
}

export async function requestPasswordReset(email: string): Promise<void> {
	await api.call(postPasswordReset, { body: { email }, query: await solvedCaptcha() });
}

export async function requestCode(email: string): Promise<void> {
	await api.call(postLoginCode, { body: { email }, query: await solvedCaptcha() });
}

export function isRefusedBy(error: unknown, code: string): boolean {
	return error instanceof ApiError && error.errorCode === code;
}

/** The text for a form whose call failed. */
export function authProblem(error: unknown): MessageKey {
	if (isRefusedBy(error, 'login_refused')) return 'login.refused';
	if (isRefusedBy(error, 'password_refused')) return 'login.passwordRefused';
	if (isRefusedBy(error, 'too_many_requests')) return 'login.tooMany';
	return 'form.failed';
}

async function solvedCaptcha(): Promise<{ recaptchaResponse?: string }> {
	const { captcha } = await captchaAnswer();
	return captcha === undefined ? {} : { recaptchaResponse: captcha };
}
