import * as contract from '@korb/contracts/customer/customer-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { type Captcha, requireHuman } from '../captcha/index.ts';
import type { CsrfTokens } from '../csrf/index.ts';
import { changePassword, changeProfile, readCustomer } from './profile.service.ts';
import { confirmRegistration, register, resendLink } from './register.service.ts';
import { browserOf, setSignedIn } from './sessions/browser.ts';

const config = { limit: 'forms' as const };

export const customerRoutes =
	(deps: { outbox: Outbox; captcha: Captcha; tokens: CsrfTokens }): ApiPlugin =>
	async (app) => {
		app.route({ ...routeOf(contract.getCustomer), handler: ({ ctx }) => readCustomer(ctx) });
		app.route({ ...routeOf(contract.getFreshCustomer), handler: ({ ctx }) => readCustomer(ctx) });

		app.route({
			...routeOf(contract.postCustomer),
			config,
			handler: async (request, reply) => {
				await requireHuman(deps.captcha, request.query.recaptchaResponse);
				const { ctx, body } = request;
				const signedIn = await register(ctx, deps.outbox, body, browserOf(request));
				if (!signedIn) return reply.code(202).send();
				setSignedIn(deps.tokens, request, reply, signedIn);
				return signedIn.customer;
			},
		});

		app.route({
			...routeOf(contract.postRegistrationConfirm),
			config,
			handler: async (request, reply) => {
				const { ctx, body } = request;
				const signedIn = await confirmRegistration(ctx, body.token, browserOf(request));
				if (signedIn) setSignedIn(deps.tokens, request, reply, signedIn);
				return { customer: signedIn?.customer ?? null };
			},
		});

		app.route({
			...routeOf(contract.postRegistrationLink),
			config,
			handler: async (request, reply) => {
				await requireHuman(deps.captcha, request.query.recaptchaResponse);
				await resendLink(request.ctx, deps.outbox, request.body.email, browserOf(request));
				return reply.code(202).send();
			},
		});

		app.route({
			...routeOf(contract.putCustomer),
			handler: ({ ctx, body }) => changeProfile(ctx, body),
		});

		app.route({
			...routeOf(contract.putPassword),
			config,
			handler: async (request, reply) => {
				const { ctx, body } = request;
				const signedIn = await changePassword(ctx, deps.outbox, body, browserOf(request));
				setSignedIn(deps.tokens, request, reply, signedIn);
				return signedIn.customer;
			},
		});
	};
