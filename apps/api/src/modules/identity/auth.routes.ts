import * as credentials from '@korb/contracts/customer/credential-endpoints';
import * as contract from '@korb/contracts/customer/customer-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { type Captcha, requireHuman } from '../captcha/index.ts';
import { type CsrfTokens, ensureCsrfCookies } from '../csrf/index.ts';
import { type HashCode, logInWithCode, sendLoginCode } from './codes/login-code.service.ts';
import { logIn } from './login.service.ts';
import { logInWithPasskey, startPasskeyLogin } from './passkeys/passkey-login.service.ts';
import { resetPassword, sendResetLink } from './passwords/reset-password.service.ts';
import { hashSecret } from './secret.ts';
import { browserOf, setSignedIn } from './sessions/browser.ts';
import { dropSessionCookies, sentSession } from './sessions/session-cookie.ts';
import { deleteSession } from './sessions/sessions.sql.ts';

const config = { limit: 'forms' as const };

export const authRoutes =
	(deps: { outbox: Outbox; captcha: Captcha; tokens: CsrfTokens; hashCode: HashCode }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.postLogin),
			handler: async (request, reply) => {
				const login = { ...request.body, captcha: request.query.recaptchaResponse };
				const signedIn = await logIn(request.ctx, deps, login, browserOf(request));
				setSignedIn(deps.tokens, request, reply, signedIn);
				return signedIn.customer;
			},
		});

		app.route({
			...routeOf(contract.postLogout),
			handler: async (request, reply) => {
				const token = sentSession(request);
				const { db, tenant } = request.ctx;
				if (token) await db.single((tx) => deleteSession(tx, tenant.id, hashSecret(token)));
				dropSessionCookies(reply);
				ensureCsrfCookies(deps.tokens, request, reply, '');
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(contract.postPasswordReset),
			config,
			handler: async (request, reply) => {
				await requireHuman(deps.captcha, request.query.recaptchaResponse);
				await sendResetLink(request.ctx, deps.outbox, request.body.email);
				return reply.code(202).send();
			},
		});

		app.route({
			...routeOf(contract.putPasswordReset),
			config,
			handler: async (request, reply) => {
				const browser = browserOf(request);
				const signedIn = await resetPassword(request.ctx, deps.outbox, request.body, browser);
				setSignedIn(deps.tokens, request, reply, signedIn);
				return signedIn.customer;
			},
		});

		app.route({
			...routeOf(credentials.postLoginCode),
			config,
			handler: async (request, reply) => {
				await requireHuman(deps.captcha, request.query.recaptchaResponse);
				await sendLoginCode(request.ctx, deps, request.body.email, browserOf(request));
				return reply.code(202).send();
			},
		});

		app.route({
			...routeOf(credentials.postCodeLogin),
			handler: async (request, reply) => {
				const { ctx, body } = request;
				const signedIn = await logInWithCode(ctx, deps.hashCode, body, browserOf(request));
				setSignedIn(deps.tokens, request, reply, signedIn);
				return signedIn.customer;
			},
		});

		app.route({
			...routeOf(credentials.postPasskeyLoginOptions),
			handler: (request) => startPasskeyLogin(request.ctx, browserOf(request)),
		});

		app.route({
			...routeOf(credentials.postPasskeyLogin),
			handler: async (request, reply) => {
				const { ctx, body } = request;
				const signedIn = await logInWithPasskey(ctx, body, browserOf(request));
				setSignedIn(deps.tokens, request, reply, signedIn);
				return signedIn.customer;
			},
		});
	};
