import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import { DeskTemplate, TemplateId, TemplateInput } from './window-templates.ts';
import { Schedule, ScheduleKey } from './windows.ts';
import * as paths from './windows-paths.ts';

const tags = ['windows'];

export const listWindowTemplates = {
	...at(paths.listWindowTemplates),
	access: 'windows.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Lists the templates of a unit or store by start, then name',
	params: ScheduleKey,
	response: {
		200: z.object({
			schedule: Schedule,
			currency: z.string(),
			templates: z.array(DeskTemplate),
		}),
		...problem,
	},
};

export const postWindowTemplate = {
	...at(paths.postWindowTemplate),
	access: 'windows.manage' as const,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary:
		'Adds a template and plans its windows. 409 (`code: templateExists`) when the name is taken, (`code: endsBeforeStart`) when it has no length',
	params: ScheduleKey,
	body: z.strictObject({ templateId: TemplateId, ...TemplateInput.shape }),
	response: { 201: DeskTemplate, ...problem },
};

export const putWindowTemplate = {
	...at(paths.putWindowTemplate),
	access: 'windows.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Changes a template and its windows to come, except those changed by themselves; what is booked stays as it was sold',
	params: z.object({ templateId: TemplateId }),
	body: z.strictObject({ version: Version, ...TemplateInput.shape }),
	response: { 200: DeskTemplate, ...staleOf(DeskTemplate), ...problem },
};
