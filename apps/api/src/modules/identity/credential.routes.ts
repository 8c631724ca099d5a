import * as contract from '@korb/contracts/customer/credential-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import type { CsrfTokens } from '../csrf/index.ts';
import { confirmEmail, requestEmailChange } from './email-change/email-change.service.ts';
import {
	addPasskey,
	changePasskeyName,
	readPasskeys,
	removePasskey,
	startPasskey,
} from './passkeys/passkey.service.ts';
import { changeTwoStep, readSecurity } from './security.service.ts';
import { browserOf, setDeviceCookie, setSignedIn } from './sessions/browser.ts';
import { endOtherSessions, endSession, readSessions } from './sessions/sessions.service.ts';

const config = { limit: 'forms' as const };

export const credentialRoutes =
	(deps: { outbox: Outbox; tokens: CsrfTokens }): ApiPlugin =>
	async (app) => {
		app.route({ ...routeOf(contract.getSecurity), handler: ({ ctx }) => readSecurity(ctx) });
		app.route({ ...routeOf(contract.getSessions), handler: ({ ctx }) => readSessions(ctx) });

		app.route({
			...routeOf(contract.deleteSession),
			handler: async ({ ctx, params }, reply) => {
				await endSession(ctx, params.sessionId);
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(contract.deleteOtherSessions),
			handler: async (request, reply) => {
				const browser = browserOf(request);
				await endOtherSessions(request.ctx, browser);
				setDeviceCookie(reply, browser);
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(contract.postEmailChange),
			config,
			handler: async ({ ctx, body }, reply) => {
				await requestEmailChange(ctx, deps.outbox, body);
				return reply.code(202).send();
			},
		});

		app.route({
			...routeOf(contract.postEmailConfirm),
			config,
			handler: async (request, reply) => {
				const { ctx, body } = request;
				const browser = browserOf(request);
				const { waitingFor, renewed } = await confirmEmail(ctx, deps.outbox, body.token, browser);
				if (renewed) setSignedIn(deps.tokens, request, reply, renewed);
				return { waitingFor };
			},
		});

		app.route({
			...routeOf(contract.putTwoStep),
			config,
			handler: ({ ctx, body }) => changeTwoStep(ctx, deps.outbox, body),
		});

		app.route({ ...routeOf(contract.getPasskeys), handler: ({ ctx }) => readPasskeys(ctx) });

		app.route({
			...routeOf(contract.postPasskeyOptions),
			config,
			handler: (request) => startPasskey(request.ctx, request.body.password, browserOf(request)),
		});

		app.route({
			...routeOf(contract.postPasskey),
			config,
			handler: (request) => addPasskey(request.ctx, deps.outbox, request.body, browserOf(request)),
		});

		app.route({
			...routeOf(contract.putPasskey),
			handler: ({ ctx, params, body }) => changePasskeyName(ctx, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.deletePasskey),
			handler: async ({ ctx, params }, reply) => {
				await removePasskey(ctx, deps.outbox, params.passkeyId);
				return reply.code(204).send();
			},
		});
	};
