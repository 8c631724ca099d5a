import * as contract from '@korb/contracts/admin/areas/areas-endpoints';
import * as stores from '@korb/contracts/admin/areas/stores-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import type { AddressSearch } from '../maps/index.ts';
import { addArea, changeArea, removeArea } from './change-areas.service.ts';
import { checkPlace } from './check-place.service.ts';
import { previewArea } from './preview-area.service.ts';
import { readAreas, readMap } from './read-areas.service.ts';
import { addStore, changeStore, removeStore } from './stores/change-stores.service.ts';

export const areaDeskRoutes =
	(search: AddressSearch): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.listDeskAreas),
			handler: ({ staff }) => readAreas(staff()),
		});

		app.route({
			...routeOf(contract.getAreaMap),
			handler: ({ staff }) => readMap(staff()),
		});

		app.route({
			...routeOf(contract.postDeskArea),
			handler: async ({ staff, body }, reply) => reply.code(201).send(await addArea(staff(), body)),
		});

		app.route({
			...routeOf(contract.putDeskArea),
			handler: ({ staff, params, body }) => changeArea(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.deleteDeskArea),
			handler: ({ staff, params, body }) => removeArea(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.previewDeskArea),
			handler: ({ staff, body }) => previewArea(staff(), body),
		});

		app.route({
			...routeOf(contract.checkPlace),
			handler: ({ staff, body }) => checkPlace(staff(), search, body),
		});

		app.route({
			...routeOf(stores.postDeskStore),
			handler: async ({ staff, body }, reply) =>
				reply.code(201).send(await addStore(staff(), body)),
		});

		app.route({
			...routeOf(stores.putDeskStore),
			handler: ({ staff, params, body }) => changeStore(staff(), { ...params, ...body }),
		});

		app.route({
			...routeOf(stores.deleteDeskStore),
			handler: ({ staff, params, body }) => removeStore(staff(), { ...params, ...body }),
		});
	};
