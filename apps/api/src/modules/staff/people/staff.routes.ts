import * as contract from '@korb/contracts/admin/staff/staff-endpoints';
import type { ApiPlugin } from '../../../context.ts';
import { routeOf } from '../../../route-of.ts';
import { readAudit } from '../audit/audit.service.ts';
import {
	changeStaff,
	type InvitationDeps,
	invite,
	inviteAgain,
	readStaff,
} from './staff.service.ts';

const config = { limit: 'forms' as const };

export const staffRoutes =
	(deps: InvitationDeps): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.listStaff),
			handler: async ({ staff }) => ({ staff: await readStaff(staff()) }),
		});

		app.route({
			...routeOf(contract.inviteStaff),
			config,
			handler: async ({ staff, body }, reply) =>
				reply.code(201).send(await invite(staff(), deps, body)),
		});

		app.route({
			...routeOf(contract.putStaff),
			handler: ({ staff, params, body }) => changeStaff(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.resendInvitation),
			config,
			handler: ({ staff, params, body }) => inviteAgain(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.listAuditEntries),
			handler: ({ staff, query }) => readAudit(staff(), query),
		});
	};
