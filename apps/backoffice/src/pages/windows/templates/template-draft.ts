import type { DeskTemplate, TemplateInput } from '@korb/contracts/admin/windows/window-templates';
import { readValues, toValues, type WindowErrors, type WindowValues } from '../window-draft.ts';

/** As typed. */
export type TemplateValues = WindowValues & {
	templateId: string;
	weekdays: number[];
	starts: string;
	ends: string;
	validFrom: string;
	validUntil: string;
};

const blank = { capacity: 20, fee: null, leadMinutes: 240, greenReduction: 0 };

export function toTemplateValues(template: DeskTemplate | null, tag: string): TemplateValues {
	return {
		...toValues(template ?? blank, tag),
		templateId: template?.templateId ?? '',
		weekdays: template?.weekdays ?? [1, 2, 3, 4, 5],
		starts: template?.starts ?? '',
		ends: template?.ends.replace('24:00', '00:00') ?? '',
		validFrom: template?.validFrom ?? '',
		validUntil: template?.validUntil ?? '',
	};
}

/** Null until everything can be sent; `24:00` is typed as midnight. */
export function readTemplate(values: TemplateValues): {
	templateId: string;
	input: TemplateInput | null;
	errors: WindowErrors;
} {
	const { terms, errors } = readValues(values, { taken: 0 });
	const templateId = values.templateId.trim();
	const { starts, weekdays } = values;
	const ends = values.ends === '00:00' ? '24:00' : values.ends;
	const isComplete = /^[\w.-]{1,80}$/.test(templateId) && starts !== '' && ends > starts;
	if (!terms || !isComplete) return { templateId, input: null, errors };
	const validFrom = values.validFrom || null;
	const validUntil = values.validUntil || null;
	return {
		templateId,
		input: { ...terms, weekdays: weekdays.toSorted(), starts, ends, validFrom, validUntil },
		errors,
	};
}
