import * as contract from '@korb/contracts/admin/windows/windows-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { changeWindow, closeWindow, openWindow } from './change-windows.service.ts';
import { readSchedules, readWeek, readWindow } from './read-windows.service.ts';

export const windowDeskRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.listSchedules),
		handler: async ({ staff }) => ({ schedules: await readSchedules(staff()) }),
	});

	app.route({
		...routeOf(contract.getWindowWeek),
		handler: ({ staff, params, query }) => readWeek(staff(), params, query.from),
	});

	app.route({
		...routeOf(contract.getDeskWindow),
		handler: ({ staff, params }) => readWindow(staff(), params.windowId),
	});

	app.route({
		...routeOf(contract.putDeskWindow),
		handler: ({ staff, params, body }) => changeWindow(staff(), { ...params, ...body }),
	});

	app.route({
		...routeOf(contract.closeDeskWindow),
		handler: ({ staff, params, body }) => closeWindow(staff(), { ...params, ...body }),
	});

	app.route({
		...routeOf(contract.openDeskWindow),
		handler: ({ staff, params, body }) => openWindow(staff(), { ...params, ...body }),
	});
};
