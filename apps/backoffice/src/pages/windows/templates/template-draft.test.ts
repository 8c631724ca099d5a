import { expect, it } from 'vitest';
import { readTemplate, toTemplateValues } from './template-draft.ts';

const template = {
	...{ templateId: 'van-wien-16', version: 3, windows: 8, weekdays: [1, 2], capacity: 40 },
	...{ starts: '16:00', ends: '18:00', fee: 490, leadMinutes: 240, greenReduction: 100 },
	...{ validFrom: null, validUntil: '2026-12-31' },
};
const values = toTemplateValues(template, 'de-AT');

it('reads what it writes', () => {
	const { templateId, version, windows, ...input } = template;
	expect(readTemplate(values)).toEqual({ templateId, input, errors: {} });
});

it('takes midnight as the end of the day', () => {
	expect(readTemplate({ ...values, ends: '00:00' }).input?.ends).toBe('24:00');
	expect(toTemplateValues({ ...template, ends: '24:00' }, 'de-AT').ends).toBe('00:00');
});

it.each([
	['a name with spaces', { templateId: 'van wien' }],
	['no start', { starts: '' }],
	['an end before the start', { ends: '15:00' }],
	['a fee that is no amount', { fee: 'gratis' }],
])('sends nothing with %s', (_, change) => {
	expect(readTemplate({ ...values, ...change }).input).toBeNull();
});
