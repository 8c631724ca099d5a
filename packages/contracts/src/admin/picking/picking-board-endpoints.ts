import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded } from '../access.ts';
import { asOfQuery } from './live-lists.ts';
import { WaveRequest } from './picking.ts';
import { PickingBoard } from './picking-board.ts';
import * as paths from './picking-board-paths.ts';

const tags = ['picking'];
const access = 'orders.assign' as const;
const nothing = z.undefined().describe('No content');

export const getPickingBoard = {
	...at(paths.getPickingBoard),
	access,
	errors: guarded,
	tags,
	summary: 'Returns waves under way, who walks them, and shortages, within the person’s units',
	querystring: asOfQuery,
	response: { 200: PickingBoard, ...problem },
};

export const assignOrders = {
	...at(paths.assignOrders),
	access,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary: 'Begins a wave for somebody; its orders become PICKING',
	description:
		'409 `waveTaken`: somebody was faster, or an order cannot be packed; `hasWave`: the person has another one.',
	body: WaveRequest.extend({ staffId: z.uuid() }),
	response: { 204: nothing, ...problem },
};

export const assignWave = {
	...at(paths.assignWave),
	access,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary: 'Gives a wave to somebody else, with everything that is already in its crates',
	description:
		'409 `waveMoved`: it is no longer `from` who walks it; `hasWave`: the person has another one; `waveFinished`: it is packed.',
	params: z.object({ waveId: z.uuid() }),
	body: z.strictObject({
		staffId: z.uuid(),
		from: z.uuid().nullable().describe('Who walked it when it was read'),
	}),
	response: { 204: nothing, ...problem },
};
