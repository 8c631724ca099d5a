import { z } from 'zod';
import { Position } from '../../fulfilment/address.ts';
import { MapFeatures } from '../../fulfilment/maps.ts';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import {
	AreaEffect,
	AreaInput,
	AreaList,
	AreaNumber,
	AreaReach,
	AreaShape,
	DeskArea,
	PlaceCheck,
} from './areas.ts';
import * as paths from './areas-paths.ts';

const tags = ['areas'];
const params = z.object({ areaNumber: AreaNumber });

export const listDeskAreas = {
	...at(paths.listDeskAreas),
	access: 'areas.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists delivery areas and stores, within the units of the person',
	response: { 200: AreaList, ...problem },
};

export const getAreaMap = {
	...at(paths.getAreaMap),
	access: 'areas.read' as const,
	errors: guarded,
	tags,
	summary: 'Returns streets and parks of the shop as GeoJSON, as its own map shows them',
	response: { 200: MapFeatures, ...problem },
};

export const postDeskArea = {
	...at(paths.postDeskArea),
	access: 'areas.manage' as const,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary:
		'Adds an area. 409 (`code: areaExists`) when the number is taken, (`shapeInvalid`) when its border crosses itself, (`tooMany`) beyond 500, (`otherArea`) when it would take addresses from an area of a unit that the person does not see',
	body: z.strictObject({ areaNumber: AreaNumber, ...AreaInput.shape, shape: AreaShape }),
	response: { 201: DeskArea, ...problem },
};

export const putDeskArea = {
	...at(paths.putDeskArea),
	access: 'areas.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Changes an area. Its terms apply to open carts at once. 409 (`code: defaultArea`) when the shop would have no default area, (`otherArea`) as when adding one',
	params,
	body: z.strictObject({
		version: Version,
		...AreaInput.shape,
		shape: AreaShape.optional().describe('Stays as it is unless given'),
	}),
	response: { 200: DeskArea, ...staleOf(DeskArea), ...problem },
};

export const deleteDeskArea = {
	...at(paths.deleteDeskArea),
	access: 'areas.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Deletes an area, except the default one (409, `code: defaultArea`)',
	params,
	body: z.strictObject({ version: Version }),
	response: { 200: AreaList, ...staleOf(DeskArea), ...problem },
};

export const previewDeskArea = {
	...at(paths.previewDeskArea),
	access: 'areas.manage' as const,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary: 'Returns which saved addresses and open orders a change would concern; changes nothing',
	body: z.strictObject({
		areaNumber: AreaNumber.nullable().describe('Null: a new one'),
		change: z
			.strictObject({ ...AreaReach.shape, shape: AreaShape.optional() })
			.nullable()
			.describe('Null: deletion'),
	}),
	response: { 200: AreaEffect, ...problem },
};

export const checkPlace = {
	...at(paths.checkPlace),
	access: 'areas.read' as const,
	errors: guarded,
	tags,
	summary: 'Tells which area serves an address or a position, and which others would',
	body: z.union([
		z.strictObject({ address: z.string().trim().min(3).max(200) }),
		z.strictObject({ position: Position }),
	]),
	response: { 200: PlaceCheck, ...problem },
};
