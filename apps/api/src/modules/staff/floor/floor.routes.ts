import * as contract from '@korb/contracts/admin/staff/floor-endpoints';
import type { ApiPlugin } from '../../../context.ts';
import { routeOf } from '../../../route-of.ts';
import { readNewSession } from '../sign-in/session.service.ts';
import { setSessionCookie } from '../sign-in/session-cookie.ts';
import { logInWithBadge } from './badge-login.service.ts';
import { issue, withdraw } from './badges.service.ts';
import { renewDeviceCookie, sentDevice, setDeviceCookie } from './device-cookie.ts';
import { readDevices, register, retire } from './devices.service.ts';

const config = { limit: 'forms' as const };

export const floorRoutes =
	({ staffSecret }: { staffSecret: string }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.postBadgeLogin),
			config,
			handler: async (request, reply) => {
				const { admin, body } = request;
				const token = await logInWithBadge(admin, staffSecret, sentDevice(request), body);
				setSessionCookie(reply, token);
				renewDeviceCookie(request, reply);
				return readNewSession(admin, token);
			},
		});

		app.route({
			...routeOf(contract.issueBadge),
			config,
			handler: async ({ staff, params, body }, reply) =>
				reply.code(201).send(await issue(staff(), { ...params, ...body })),
		});

		app.route({
			...routeOf(contract.withdrawBadge),
			handler: ({ staff, params, body }) => withdraw(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.listFloorDevices),
			handler: async ({ staff }) => ({ devices: await readDevices(staff()) }),
		});

		app.route({
			...routeOf(contract.registerFloorDevice),
			config,
			handler: async ({ staff, body }, reply) => {
				const { device, token } = await register(staff(), body);
				setDeviceCookie(reply, token);
				return reply.code(201).send(device);
			},
		});

		app.route({
			...routeOf(contract.retireFloorDevice),
			handler: async ({ staff, params, body }, reply) => {
				await retire(staff(), { ...params, ...body });
				return reply.code(204).send();
			},
		});
	};
