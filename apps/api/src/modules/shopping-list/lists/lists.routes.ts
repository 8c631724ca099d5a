import * as contract from '@korb/contracts/shopping-list/list-endpoints';
import type { ApiPlugin } from '../../../context.ts';
import { routeOf } from '../../../route-of.ts';
import { regionOf } from '../../catalogue/index.ts';
import { addLines, removeLine, setQuantity } from './lines.service.ts';
import {
	createList,
	nameList,
	readList,
	readLists,
	removeList,
	revokeShare,
	shareList,
} from './lists.service.ts';

type Request = { params: { listId: string }; headers: { 'x-list-token'?: string | undefined } };

const addressOf = ({ params, headers }: Request) => ({
	listId: params.listId,
	token: headers['x-list-token'],
});

export const listRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.getLists),
		handler: (request) => readLists(request.ctx, regionOf(request)),
	});

	app.route({
		...routeOf(contract.postList),
		handler: (request) => createList(request.ctx, regionOf(request), request.body),
	});

	app.route({
		...routeOf(contract.getList),
		handler: (request) => readList(request.ctx, regionOf(request), addressOf(request)),
	});

	app.route({
		...routeOf(contract.putList),
		handler: async ({ ctx, params, body }, reply) => {
			await nameList(ctx, params.listId, body.name);
			return reply.code(204).send();
		},
	});

	app.route({
		...routeOf(contract.deleteList),
		handler: async ({ ctx, params }, reply) => {
			await removeList(ctx, params.listId);
			return reply.code(204).send();
		},
	});

	app.route({
		...routeOf(contract.postLines),
		handler: async (request) => {
			const address = addressOf(request);
			await addLines(request.ctx, address, request.body.lines);
			return readList(request.ctx, regionOf(request), address);
		},
	});

	app.route({
		...routeOf(contract.putLine),
		handler: async (request, reply) => {
			const { ctx, params, body } = request;
			await setQuantity(ctx, addressOf(request), params.lineId, body.quantity);
			return reply.code(204).send();
		},
	});

	app.route({
		...routeOf(contract.deleteLine),
		handler: async (request, reply) => {
			await removeLine(request.ctx, addressOf(request), request.params.lineId);
			return reply.code(204).send();
		},
	});

	app.route({
		...routeOf(contract.postShare),
		handler: ({ ctx, params, body }) => shareList(ctx, params.listId, body.right),
	});

	app.route({
		...routeOf(contract.deleteShare),
		handler: async ({ ctx, params }, reply) => {
			await revokeShare(ctx, params.listId);
			return reply.code(204).send();
		},
	});
};
