import { MAX_AREA_POINTS } from '@korb/domain/fulfilment/area-shape';
import { z } from 'zod';
import { Position } from '../../fulfilment/address.ts';
import { Version } from '../access.ts';
import { DeskStore } from './stores.ts';

const cents = (least: number, most: number) => z.int().min(least).max(most).nullable();
const coordinate = z
	.array(z.number())
	.length(2)
	.refine(([lng = 0, lat = 0]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90, 'outside WGS 84')
	.describe('Longitude, latitude');
const ring = z
	.array(coordinate)
	.min(4)
	.max(MAX_AREA_POINTS)
	.refine((points) => String(points[0]) === String(points.at(-1)), 'not closed');

/** GeoJSON; the first ring of a polygon is its border, the others are holes. */
export const AreaShape = z
	.strictObject({
		type: z.literal('MultiPolygon'),
		coordinates: z.array(z.array(ring).min(1).max(50)).min(1).max(50),
	})
	.refine(
		({ coordinates }) => coordinates.flat(2).length <= MAX_AREA_POINTS,
		`more than ${MAX_AREA_POINTS} points`,
	);
export type AreaShape = z.infer<typeof AreaShape>;

export const AreaNumber = z.string().regex(/^[\w.-]{1,20}$/);

const unique = (values: string[]) => new Set(values).size === values.length;

/** What decides which addresses an area has. */
export const AreaReach = z.object({
	priority: z.int().min(-1000).max(1000).describe('The lowest wins where areas overlap'),
	postalCodes: z
		.array(z.string().regex(/^[A-Z\d][A-Z\d -]{0,8}$/))
		.max(1000)
		.refine(unique, 'duplicate')
		.describe('Of addresses whose position nobody knows'),
});

export const AreaInput = AreaReach.extend({
	name: z.string().trim().min(1).max(80),
	pickingUnitIds: z
		.array(z.string().min(1).max(80))
		.min(1)
		.max(20)
		.refine(unique, 'duplicate')
		.describe('The first one picks; its prices apply'),
	isDefault: z.boolean().describe('Applies until the address of the shopper is known'),
	minOrderValue: cents(0, 1_000_000).describe('Null: the minimum of the shop'),
	freeFrom: cents(1, 1_000_000).describe('Null: that of the shop'),
	surcharge: cents(0, 100_000).describe('On top of the fee of every window; null: none'),
});
export type AreaInput = z.infer<typeof AreaInput>;

export const DeskArea = AreaInput.extend({
	areaNumber: z.string(),
	version: Version,
	shape: z.object({
		type: z.literal('MultiPolygon'),
		coordinates: z.array(z.array(z.array(z.array(z.number())))),
	}),
	points: z.int(),
	squareKilometres: z.number(),
	changedAt: z.iso.datetime().nullable().describe('By staff; null if they have not yet'),
	feeFrom: z
		.int()
		.nullable()
		.describe('Lowest fee of a template of the unit, with the surcharge; null without one'),
});
export type DeskArea = z.infer<typeof DeskArea>;

export const AreaList = z.object({
	currency: z.string(),
	shop: z
		.object({ minOrderValue: z.int(), freeFrom: z.int().nullable() })
		.describe('What applies where an area sets nothing'),
	units: z.array(z.string()).describe('That an area can have'),
	areas: z.array(DeskArea).describe('By number'),
	stores: z.array(DeskStore).describe('By name'),
});
export type AreaList = z.infer<typeof AreaList>;

export const AreaEffect = z.object({
	addresses: z
		.array(z.object({ from: z.string().nullable(), to: z.string().nullable(), count: z.int() }))
		.describe(
			'Saved addresses that change their area, most first; null: served by none, empty: the new area',
		),
	orders: z.int().describe('Open orders whose address changes its area'),
	outside: z.int().describe('Of them, those whose address no area serves any more'),
	outsideNumbers: z.array(z.string()).describe('The first of them'),
});
export type AreaEffect = z.infer<typeof AreaEffect>;

export const PlaceCheck = z.object({
	address: z.string().nullable().describe('What the search has found'),
	position: Position.nullable(),
	candidates: z
		.array(
			z.object({
				areaNumber: z.string(),
				name: z.string(),
				priority: z.int(),
				by: z.enum(['shape', 'postalCode']),
			}),
		)
		.describe('The first one wins'),
	nearest: z
		.object({ areaNumber: z.string(), metres: z.int() })
		.nullable()
		.describe('Where no area serves the place'),
});
export type PlaceCheck = z.infer<typeof PlaceCheck>;
