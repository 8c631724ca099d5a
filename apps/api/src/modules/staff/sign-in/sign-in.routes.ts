import * as contract from '@korb/contracts/admin/staff/sign-in-endpoints';
import type { Me } from '@korb/contracts/admin/staff/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../../context.ts';
import { routeOf } from '../../../route-of.ts';
import { describeDevice, findDeviceOf } from '../floor/badge-login.service.ts';
import { sentDevice } from '../floor/device-cookie.ts';
import { accept, readInvitation } from '../people/accept-invitation.service.ts';
import { logIn, type SignInOptions } from './login.service.ts';
import {
	addPasskey,
	type Ceremony,
	logInWithPasskey,
	readPasskeys,
	removePasskey,
	startPasskey,
	startPasskeyLogin,
} from './passkeys.service.ts';
import { readMe, readNewSession } from './session.service.ts';
import { dropSessionCookie, ensureVisit, sentSession, setSessionCookie } from './session-cookie.ts';
import { deleteSession } from './sessions.sql.ts';
import {
	logInWithSingleSignOn,
	type SingleSignOn,
	startSingleSignOn,
} from './single-sign-on.service.ts';
import { beginTotp, finishTotp } from './totp.service.ts';

const config = { limit: 'forms' as const };

export const signInRoutes =
	(options: SignInOptions & SingleSignOn & { adminUrl: string }): ApiPlugin =>
	async (app) => {
		const ceremonyOf = (request: FastifyRequest, reply: FastifyReply): Ceremony => ({
			visitHash: ensureVisit(request, reply),
			adminUrl: options.adminUrl,
		});

		app.route({
			...routeOf(contract.postStaffLogin),
			config,
			handler: async (request, reply) =>
				signedIn(request, reply, await logIn(request.admin, options, request.body)),
		});

		app.route({
			...routeOf(contract.postStaffLogout),
			handler: async (request, reply) => {
				const session = sentSession(request);
				if (session) await request.admin.db.single((tx) => deleteSession(tx, session));
				dropSessionCookie(reply);
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(contract.postStaffPasskeyLoginOptions),
			handler: (request, reply) => startPasskeyLogin(request.admin, ceremonyOf(request, reply)),
		});

		app.route({
			...routeOf(contract.postStaffPasskeyLogin),
			handler: async (request, reply) => {
				const ceremony = ceremonyOf(request, reply);
				const token = await logInWithPasskey(request.admin, ceremony, request.body);
				return signedIn(request, reply, token);
			},
		});

		app.route({
			...routeOf(contract.getSignInMethods),
			handler: async (request) => {
				const sent = sentDevice(request);
				const device = await findDeviceOf(request.admin, sent);
				return {
					singleSignOn: options.identityProvider?.name ?? null,
					floorDevice: device && describeDevice(request.admin, device),
					isRetired: sent !== null && device === null,
				};
			},
		});

		app.route({
			...routeOf(contract.postSingleSignOnOptions),
			handler: (request, reply) =>
				startSingleSignOn(request.admin, options, ceremonyOf(request, reply)),
		});

		app.route({
			...routeOf(contract.postSingleSignOn),
			handler: async (request, reply) => {
				const ceremony = ceremonyOf(request, reply);
				const token = await logInWithSingleSignOn(request.admin, options, ceremony, request.body);
				return signedIn(request, reply, token);
			},
		});

		app.route({ ...routeOf(contract.getMe), handler: ({ staff }) => readMe(staff()) });

		app.route({
			...routeOf(contract.postTotp),
			config,
			handler: ({ staff }) => beginTotp(staff(), options.staffSecret),
		});

		app.route({
			...routeOf(contract.putTotp),
			config,
			handler: async ({ staff, body }) => ({
				recoveryCodes: await finishTotp(staff(), options.staffSecret, body.code),
			}),
		});

		app.route({
			...routeOf(contract.getStaffPasskeys),
			handler: async ({ staff }) => ({ passkeys: await readPasskeys(staff()) }),
		});

		app.route({
			...routeOf(contract.postStaffPasskeyOptions),
			handler: (request, reply) => startPasskey(request.staff(), ceremonyOf(request, reply)),
		});

		app.route({
			...routeOf(contract.postStaffPasskey),
			config,
			handler: (request, reply) =>
				addPasskey(request.staff(), ceremonyOf(request, reply), request.body),
		});

		app.route({
			...routeOf(contract.deleteStaffPasskey),
			handler: async ({ staff, params }, reply) => {
				await removePasskey(staff(), params.passkeyId);
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(contract.postInvitationLookup),
			config,
			handler: ({ admin, body }) => readInvitation(admin, body.token),
		});

		app.route({
			...routeOf(contract.postInvitationAcceptance),
			config,
			handler: async (request, reply) => {
				const { admin, body } = request;
				return signedIn(request, reply, await accept(admin, body, options.isSecondFactorOptional));
			},
		});
	};

function signedIn({ admin }: FastifyRequest, reply: FastifyReply, token: string): Promise<Me> {
	setSessionCookie(reply, token);
	return readNewSession(admin, token);
}
