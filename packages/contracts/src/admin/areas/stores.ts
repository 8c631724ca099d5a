import { areDistinctHours } from '@korb/domain/fulfilment/opening-hours';
import { z } from 'zod';
import { Position } from '../../fulfilment/address.ts';
import { OpeningHours } from '../../fulfilment/distribution.ts';
import { Version } from '../access.ts';

export const StoreId = z.string().regex(/^[a-z\d-]{1,40}$/);

const line = (max: number) =>
	z
		.string()
		.trim()
		.min(1)
		.max(max)
		.regex(/^[^<]*$/);

export const StoreInput = z.object({
	name: line(50),
	streetName: line(80),
	streetNumber: line(20),
	postalCode: z.string().regex(/^[A-Z\d][A-Z\d -]{0,6}$/),
	city: line(60),
	phoneNumber: z
		.string()
		.regex(/^[+\d][\d ()/-]{3,29}$/)
		.or(z.literal('')),
	unit: z.string().min(1).max(80).describe('Picks its orders; its prices apply'),
	position: Position,
	openingHours: z.array(OpeningHours).max(28).refine(areDistinctHours, 'overlapping or reversed'),
});
export type StoreInput = z.infer<typeof StoreInput>;

export const DeskStore = StoreInput.extend({
	storeId: z.string(),
	version: Version,
	// The rules above are for input: what operators have stored without them must still be readable.
	name: z.string(),
	streetName: z.string(),
	streetNumber: z.string(),
	city: z.string(),
	postalCode: z.string(),
	phoneNumber: z.string(),
	unit: z.string(),
	openingHours: z.array(OpeningHours),
	areaNumber: z.string().nullable().describe('Where it is'),
	changedAt: z.iso.datetime().nullable().describe('By staff; null if they have not yet'),
});
export type DeskStore = z.infer<typeof DeskStore>;
