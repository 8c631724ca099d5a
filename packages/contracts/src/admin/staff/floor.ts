import { z } from 'zod';
import { Version } from '../access.ts';
import { Unit } from './staff.ts';

/** A phone or tablet on which people sign in by badge and PIN. */
export const FloorDevice = z.object({
	deviceId: z.uuid(),
	version: Version,
	name: z.string(),
	unit: Unit,
	registeredAt: z.iso.datetime(),
	lastUsedAt: z.iso.datetime().nullable(),
});
export type FloorDevice = z.infer<typeof FloorDevice>;
