import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import { AreaList } from './areas.ts';
import { DeskStore, StoreId, StoreInput } from './stores.ts';
import * as paths from './stores-paths.ts';

const tags = ['areas'];
// Stores of a seed may have other ids than those that staff choose.
const params = z.object({ storeId: z.string().min(1).max(100) });

export const postDeskStore = {
	...at(paths.postDeskStore),
	access: 'areas.manage' as const,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary:
		'Adds a store. 409 (`code: storeExists`) when another store or a picking unit has the id, (`tooMany`) beyond 2000. Nobody can collect there before it has windows',
	body: z.strictObject({ storeId: StoreId, ...StoreInput.shape }),
	response: { 201: DeskStore, ...problem },
};

export const putDeskStore = {
	...at(paths.putDeskStore),
	access: 'areas.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Changes a store; orders that were placed keep the unit that picks them',
	params,
	body: z.strictObject({ version: Version, ...StoreInput.shape }),
	response: { 200: DeskStore, ...staleOf(DeskStore), ...problem },
};

export const deleteDeskStore = {
	...at(paths.deleteDeskStore),
	access: 'areas.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Deletes a store with its templates, closed days and free windows. 409 (`code: storeInUse`) while somebody has ordered or is ordering there',
	params,
	body: z.strictObject({ version: Version }),
	response: { 200: AreaList, ...staleOf(DeskStore), ...problem },
};
