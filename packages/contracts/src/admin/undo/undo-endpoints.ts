import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded } from '../access.ts';
import * as paths from './undo-paths.ts';

export const postUndo = {
	...at(paths.postUndo),
	access: 'changes.undo' as const,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags: ['undo'],
	summary:
		'Restores what was there before a change of one’s own, for ten minutes; repeating it does nothing. 409 (`code: changedSince`) when somebody has changed it since, (`code: undoExpired`) after ten minutes',
	params: z.object({ undoId: z.uuid() }),
	response: { 204: z.undefined().describe('No content'), ...problem },
};
