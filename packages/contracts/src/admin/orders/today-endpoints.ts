import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded } from '../access.ts';
import { Today } from './today.ts';
import * as paths from './today-paths.ts';

export const getToday = {
	...at(paths.getToday),
	access: 'orders.read' as const,
	errors: guarded,
	tags: ['today'],
	summary: 'Returns the day so far within the units of the person, and what needs a person',
	querystring: z.object({
		unit: z
			.string()
			.regex(/^[\w-]{1,60}$/)
			.optional()
			.describe('All units of the person without it'),
	}),
	response: { 200: Today, ...problem },
};
