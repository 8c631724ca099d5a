import * as contract from '@korb/contracts/admin/windows/window-templates-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { addTemplate, changeTemplate, readTemplates } from './templates.service.ts';

export const windowTemplateRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.listWindowTemplates),
		handler: ({ staff, params }) => readTemplates(staff(), params),
	});

	app.route({
		...routeOf(contract.postWindowTemplate),
		handler: async ({ staff, params, body }, reply) =>
			reply.code(201).send(await addTemplate(staff(), { ...params, ...body })),
	});

	app.route({
		...routeOf(contract.putWindowTemplate),
		handler: ({ staff, params, body }) => changeTemplate(staff(), { ...params, ...body }),
	});
};
