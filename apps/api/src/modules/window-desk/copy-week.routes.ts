import * as contract from '@korb/contracts/admin/windows/copy-week-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { copyWeek, previewWeekCopy } from './copy-week.service.ts';

export const weekCopyRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.previewWeekCopy),
		handler: ({ staff, params, body }) => previewWeekCopy(staff(), params, body),
	});

	app.route({
		...routeOf(contract.postWeekCopy),
		handler: ({ staff, params, body }) => copyWeek(staff(), params, body),
	});
};
