import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import {
	ImportApproval,
	ImportLineKind,
	ImportLineList,
	ImportRunDetails,
	ImportRunList,
	MappingChange,
} from './imports.ts';
import * as paths from './imports-paths.ts';

const tags = ['assortment'];
const access = 'assortment.import' as const;
const importParams = z.object({
	importId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
const changing = {
	access,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	params: importParams,
	response: { 200: ImportRunDetails, ...staleOf(ImportRunDetails), ...problem },
};

export const listImports = {
	...at(paths.listImports),
	access,
	errors: guarded,
	tags,
	summary: 'Lists imports of the last 90 days, the latest first',
	querystring: z.object({
		before: z
			.string()
			.regex(/^\d{1,16}$/)
			.optional()
			.describe('`next` of the previous page'),
		pageSize: z.coerce.number().int().min(1).max(50).default(10),
	}),
	response: { 200: ImportRunList, ...problem },
};

export const uploadImport = {
	...at(paths.uploadImport),
	access,
	errors: [
		...guarded,
		'conflict',
		'payload_too_large',
		'too_many_requests',
		'request_timeout',
		'unsupported_media_type',
	] as const,
	tags,
	summary:
		'Stores a CSV, XLSX, JSON or NDJSON file of at most 50 MB, sent as application/octet-stream',
	querystring: z.object({ name: z.string().trim().min(1).max(200) }),
	response: { 201: ImportRunDetails, ...problem },
};

export const getImport = {
	...at(paths.getImport),
	access,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns an import and how far it is',
	params: importParams,
	response: { 200: ImportRunDetails, ...problem },
};

export const putImportMapping = {
	...at(paths.putImportMapping),
	...changing,
	summary: 'Says which column of a CSV file or workbook is which field, and checks its lines',
	body: MappingChange,
};

export const listImportLines = {
	...at(paths.listImportLines),
	access,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Lists what the lines of an import change, or why they are refused',
	params: importParams,
	querystring: z.object({
		kind: ImportLineKind.optional(),
		after: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
		pageSize: z.coerce.number().int().min(1).max(1000).default(50),
	}),
	response: { 200: ImportLineList, ...problem },
};

export const applyImport = {
	...at(paths.applyImport),
	...changing,
	summary: 'Applies an import that was checked, now or at a time; once',
	body: ImportApproval,
};

export const rollBackImport = {
	...at(paths.rollBackImport),
	...changing,
	summary: 'Restores the values before an import, except those that changed since',
	body: z.strictObject({ version: Version }),
};

export const cancelPlannedImport = {
	...at(paths.cancelPlannedImport),
	...changing,
	summary: 'Cancels the planned time of an import, which can then be applied or discarded',
	body: z.strictObject({ version: Version }),
};

export const discardImport = {
	...at(paths.discardImport),
	...changing,
	summary: 'Gives up an import that was not applied',
	body: z.strictObject({ version: Version }),
};
