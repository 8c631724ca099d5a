import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import {
	CodeChange,
	CodeFigures,
	CodeSimulation,
	CodeSimulationInput,
	CodeState,
	DeskCode,
	DeskCodeList,
	NewCode,
} from './discount-codes.ts';
import * as paths from './discount-codes-paths.ts';

const tags = ['promotions'];
const params = z.object({ code: z.string().trim().toUpperCase().min(1).max(64) });

export const listDeskCodes = {
	...at(paths.listDeskCodes),
	access: 'promotions.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the discount codes of the shop, the latest first; not those of single customers',
	querystring: z.object({
		state: CodeState.optional(),
		search: z.string().trim().max(64).default('').describe('Part of the code'),
		after: z
			.string()
			.regex(/^[\w-]{1,200}$/)
			.optional()
			.describe('`next` of the previous page'),
		pageSize: z.coerce.number().int().min(1).max(100).default(50),
	}),
	response: { 200: DeskCodeList, ...problem },
};

export const getCodeFigures = {
	...at(paths.getCodeFigures),
	access: 'promotions.read' as const,
	errors: guarded,
	tags,
	summary: 'Counts the codes of each state, and what codes have cost in the last seven days',
	response: { 200: CodeFigures, ...problem },
};

export const simulateCode = {
	...at(paths.simulateCode),
	access: 'codes.draft' as const,
	errors: guarded,
	tags,
	summary: 'Returns what a code would have cost on the orders of the last seven days',
	querystring: CodeSimulationInput,
	response: { 200: CodeSimulation, ...problem },
};

export const getDeskCode = {
	...at(paths.getDeskCode),
	access: 'promotions.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns a code of the shop with its uses and costs',
	params,
	response: { 200: DeskCode, ...problem },
};

export const postDeskCode = {
	...at(paths.postDeskCode),
	access: 'codes.draft' as const,
	errors: [...guarded, 'conflict'] as const,
	tags,
	summary: 'Adds a code; switching it on needs `codes.manage`. 409 (`code: taken`) where it exists',
	body: NewCode,
	response: { 201: DeskCode, ...problem },
};

export const putDeskCode = {
	...at(paths.putDeskCode),
	access: 'codes.draft' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Changes a draft; a code that is switched on needs `codes.manage`',
	params,
	body: CodeChange,
	response: { 200: DeskCode, ...staleOf(DeskCode), ...problem },
};

export const endDeskCode = {
	...at(paths.endDeskCode),
	access: 'codes.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Ends a code now; carts that are being paid keep it',
	params,
	body: z.strictObject({ version: Version }),
	response: { 200: DeskCode, ...staleOf(DeskCode), ...problem },
};
