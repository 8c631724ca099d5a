import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { guarded } from './access.ts';
import { Today } from './today.ts';
import * as paths from './today-paths.ts';

export const getToday = {
	...at(paths.getToday),
	access: 'orders.read' as const,
	errors: guarded,
	tags: ['today'],
	summary: 'Returns the day so far within the units of the person, and what needs a person',
	response: { 200: Today, ...problem },
};
