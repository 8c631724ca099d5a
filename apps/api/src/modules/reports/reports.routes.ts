import * as contract from '@korb/contracts/admin/reports/reports-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import {
	readPicking,
	readSales,
	readSearches,
	readService,
	readWindows,
} from './read-reports.service.ts';
import { readSubscription, setSubscription } from './subscription.service.ts';

export const reportRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.getSalesReport),
		handler: ({ staff, query }) => readSales(staff(), query),
	});
	app.route({
		...routeOf(contract.getServiceReport),
		handler: ({ staff, query }) => readService(staff(), query),
	});
	app.route({
		...routeOf(contract.getPickingReport),
		handler: ({ staff, query }) => readPicking(staff(), query),
	});
	app.route({
		...routeOf(contract.getWindowsReport),
		handler: ({ staff, query }) => readWindows(staff(), query),
	});
	app.route({
		...routeOf(contract.getSearchReport),
		handler: ({ staff, query }) => readSearches(staff(), query),
	});
	app.route({
		...routeOf(contract.getReportSubscription),
		handler: ({ staff }) => readSubscription(staff()),
	});
	app.route({
		...routeOf(contract.putReportSubscription),
		handler: ({ staff, body }) => setSubscription(staff(), body),
	});
};
