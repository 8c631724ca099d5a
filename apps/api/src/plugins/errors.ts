import type { OwnErrorCode } from '@korb/contracts/platform/endpoint-types';
import { type ErrorCode, errorStatus, type Problem } from '@korb/contracts/platform/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { codeOfFailure } from '../db/connection/failures.ts';
import { ApiError, notFound, SwitchedOff, unavailable } from '../errors.ts';

/** Maps every failure to a problem document; internal details stay in the log. */
export function answerErrors(app: FastifyInstance): void {
	app.setErrorHandler((error: Error, request, reply) => {
		reportUndeclared(error, request);
		return sendError(error, request, reply);
	});
	app.setNotFoundHandler((request, reply) => sendError(notFound('address'), request, reply));
}

/** Callers handle the errors that a contract declares; a test fails on any other. */
function reportUndeclared(error: Error, { routeOptions, log }: FastifyRequest): void {
	if (!(error instanceof ApiError) || error instanceof SwitchedOff) return;
	const { path, errors = [] } = (routeOptions.schema ?? {}) as Partial<DeclaredErrors>;
	const code: ErrorCode = error.code;
	if (!path || !isOwn(code) || errors.includes(code)) return;
	log.error({ path, code }, UNDECLARED_ERROR);
}

export const UNDECLARED_ERROR = 'the contract does not declare this error';

export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply) {
	const answer = toApiError(error);
	if (answer.status >= 500) request.log.error({ error, status: answer.status }, 'request failed');
	if (securityEvents.has(answer.code)) {
		request.log.warn({ event: answer.code, status: answer.status }, error.message);
	}
	const problem: Problem = {
		type: 'about:blank',
		title: titles[answer.code],
		status: answer.status,
		errorCode: answer.code,
		message: answer.message,
		requestId: request.id,
		...(answer.rule === undefined ? {} : { code: answer.rule }),
		...answer.details,
	};
	return reply
		.code(answer.status)
		.headers(answer.headers)
		.type('application/problem+json')
		.send(JSON.stringify(problem));
}

type DeclaredErrors = { path: string; errors: readonly OwnErrorCode[] };

const ownErrors: Record<OwnErrorCode, true> = {
	captcha_required: true,
	card_refused: true,
	code_required: true,
	conflict: true,
	forbidden: true,
	invalid_document: true,
	link_expired: true,
	login_refused: true,
	not_found: true,
	password_refused: true,
	password_required: true,
	payment_failed: true,
	reauthentication_required: true,
	second_factor_required: true,
	signature_refused: true,
	stale: true,
	unauthorized: true,
};

function isOwn(code: ErrorCode): code is OwnErrorCode {
	return code in ownErrors;
}

const securityEvents = new Set<ErrorCode>([
	'csrf_refused',
	'signature_refused',
	'too_many_requests',
]);

function toApiError(error: Error): ApiError {
	if (error instanceof ApiError) return error;
	const code = codeOfFailure(error);
	if (code === 'unavailable') return unavailable();
	if (code) return new ApiError(code, titles[code]);
	if (hasZodFastifySchemaValidationErrors(error)) {
		const fields = error.validation.map(
			({ instancePath }) => error.validationContext + instancePath,
		);
		return new ApiError(
			'bad_request',
			`Not valid: ${[...new Set(fields)].slice(0, 5).join(', ')}.`,
		);
	}
	return toApiErrorByStatus(error);
}

/** Fastify's own rejections carry a status; an error without one is a bug. */
function toApiErrorByStatus(error: Error & { statusCode?: number }): ApiError {
	const status = error.statusCode ?? 500;
	if (status === 503) return unavailable();
	const codes = Object.keys(errorStatus) as ErrorCode[];
	const exact = codes.find((code) => errorStatus[code] === status);
	const code = exact ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal');
	return new ApiError(code, titles[code]);
}

const titles: Record<ErrorCode, string> = {
	bad_request: 'The request is not valid.',
	unauthorized: 'Please sign in.',
	login_refused: 'Email address or password is wrong.',
	card_refused: 'Number, date of birth or postcode is wrong.',
	password_refused: 'The password is too easy to guess.',
	code_required: 'A code from an email is needed.',
	password_required: 'The password is needed, too.',
	reauthentication_required: 'Please enter your password.',
	captcha_required: 'The captcha is not solved.',
	forbidden: 'Your role does not include this.',
	second_factor_required: 'Please set up a second factor first.',
	csrf_refused: 'The request does not come from this shop.',
	signature_refused: 'The signature is not valid.',
	payment_failed: 'The payment did not work.',
	not_found: 'There is nothing here.',
	method_not_allowed: 'This cannot be done here.',
	request_timeout: 'The body took too long to arrive.',
	conflict: 'Somebody else is changing the same thing.',
	stale: 'Somebody has changed it since you read it.',
	link_expired: 'The link has expired.',
	payload_too_large: 'The request is too large.',
	unsupported_media_type: 'Only JSON is understood.',
	unknown_host: 'There is no shop at this host.',
	invalid_document: 'The document is not valid.',
	too_many_requests: 'Too many requests.',
	internal: 'Something went wrong on our side.',
	unavailable: 'The shop cannot answer right now.',
};
