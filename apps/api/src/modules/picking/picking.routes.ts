import type { OpenWave } from '@korb/contracts/admin/picking/picking';
import type { PickingBoard } from '@korb/contracts/admin/picking/picking-board';
import * as boardContract from '@korb/contracts/admin/picking/picking-board-endpoints';
import * as contract from '@korb/contracts/admin/picking/picking-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { createSharedReads } from '../../db/reads/shared-reads.ts';
import { routeOf } from '../../route-of.ts';
import { sendPdf } from '../../send-pdf.ts';
import type { OrderDeps } from '../order-records/index.ts';
import { assignOrders, assignWave, readBoard } from './board/board.service.ts';
import { readLabel } from './crate-label.service.ts';
import { storeCrates } from './crates.service.ts';
import { finishWave } from './finish-wave.service.ts';
import { storeResults } from './results.service.ts';
import { readSubstitutes } from './substitutes.service.ts';
import { leaveWave, readPicking, takeWave } from './waves.service.ts';

export const waveRoutes =
	(deps: OrderDeps): ApiPlugin =>
	async (app) => {
		const openWaves = createSharedReads<OpenWave[]>(deps.db);
		const boards = createSharedReads<PickingBoard>(deps.db);

		app.route({
			...routeOf(contract.getPicking),
			handler: ({ staff, query }) => readPicking(staff(), openWaves, query.asOf),
		});

		app.route({
			...routeOf(boardContract.getPickingBoard),
			handler: ({ staff, query }) => readBoard(staff(), boards, query.asOf),
		});

		app.route({
			...routeOf(boardContract.assignOrders),
			handler: async ({ staff, body }, reply) => {
				await assignOrders(staff(), body);
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(boardContract.assignWave),
			handler: async ({ staff, params, body }, reply) => {
				await assignWave(staff(), { ...params, ...body });
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(contract.takeWave),
			handler: ({ staff, body }) => takeWave(staff(), body),
		});

		app.route({
			...routeOf(contract.leaveWave),
			handler: async ({ staff, params }, reply) => {
				await leaveWave(staff(), params.waveId);
				return reply.code(204).send();
			},
		});

		app.route({
			...routeOf(contract.postPickingResults),
			handler: ({ staff, params, body }) => storeResults(staff(), params.waveId, body.results),
		});

		app.route({
			...routeOf(contract.listSubstitutes),
			handler: ({ staff, params }) => readSubstitutes(staff(), params),
		});

		app.route({
			...routeOf(contract.postCrates),
			handler: ({ staff, params, body }) => storeCrates(staff(), params.waveId, body.crates),
		});

		app.route({
			...routeOf(contract.getCrateLabel),
			handler: async ({ staff, params, query }, reply) => {
				const { name, bytes } = await readLabel(staff(), { ...params, ...query });
				return sendPdf(reply, name, bytes);
			},
		});

		app.route({
			...routeOf(contract.finishWave),
			handler: ({ staff, params }) => finishWave(staff(), deps, params.waveId),
		});
	};
