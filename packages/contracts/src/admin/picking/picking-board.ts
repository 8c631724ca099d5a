import { z } from 'zod';
import { OpenWave, WaveHead } from './picking.ts';

const Person = z.object({ staffId: z.uuid(), name: z.string() });

export const BoardWave = WaveHead.extend({
	waveId: z.uuid(),
	person: Person.nullable().describe('Null: left to whoever comes next'),
	orderCount: z.int(),
	lineCount: z.int(),
	pickedCount: z.int().describe('Line items in the crates'),
	missingCount: z.int().describe('Line items of which nothing was found'),
	lastPlace: z.string().nullable().describe('Shelf of the last result'),
	linesPerHour: z.int().nullable().describe('Of the last hour; null before the first line'),
	doneBy: z.iso.datetime().nullable().describe('At this pace'),
});
export type BoardWave = z.infer<typeof BoardWave>;

export const BoardShortage = z.object({
	sku: z.string(),
	name: z.string(),
	brand: z.string().nullable(),
	picture: z.string(),
	orderCount: z.int().describe('Orders that got less than was ordered'),
	lastAt: z.iso.datetime(),
});
export type BoardShortage = z.infer<typeof BoardShortage>;

export const PickingBoard = z.object({
	waves: z.array(BoardWave).describe('Under way, the earliest window first'),
	open: z.array(OpenWave).describe('Which nobody has begun'),
	people: z
		.array(Person.extend({ units: z.array(z.string()).nullable(), hasWave: z.boolean() }))
		.describe('Who may pack'),
	shortages: z.array(BoardShortage).describe('Of the last twelve hours, most orders first'),
});
export type PickingBoard = z.infer<typeof PickingBoard>;
