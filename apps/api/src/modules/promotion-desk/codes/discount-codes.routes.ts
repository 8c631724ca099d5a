import * as contract from '@korb/contracts/admin/promotions/discount-codes-endpoints';
import type { ApiPlugin } from '../../../context.ts';
import { routeOf } from '../../../route-of.ts';
import { addCode, changeCode, endCode } from './change-codes.service.ts';
import { readCode, readCodeFigures, readCodes } from './read-codes.service.ts';
import { simulateCode } from './simulate-code.service.ts';

export const discountCodeRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.listDeskCodes),
		handler: ({ staff, query }) => readCodes(staff(), query),
	});

	app.route({
		...routeOf(contract.getCodeFigures),
		handler: ({ staff }) => readCodeFigures(staff()),
	});

	app.route({
		...routeOf(contract.simulateCode),
		handler: ({ staff, query }) => simulateCode(staff(), query),
	});

	app.route({
		...routeOf(contract.getDeskCode),
		handler: ({ staff, params }) => readCode(staff(), params.code),
	});

	app.route({
		...routeOf(contract.postDeskCode),
		handler: async ({ staff, body }, reply) => reply.code(201).send(await addCode(staff(), body)),
	});

	app.route({
		...routeOf(contract.putDeskCode),
		handler: ({ staff, params, body }) => changeCode(staff(), { ...params, ...body }),
	});

	app.route({
		...routeOf(contract.endDeskCode),
		handler: ({ staff, params, body }) => endCode(staff(), { ...params, ...body }),
	});
};
