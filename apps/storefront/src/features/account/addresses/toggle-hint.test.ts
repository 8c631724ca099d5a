import { expect, it } from 'vitest';
import { toggleHint } from './toggle-hint.ts';

it.each([
	['', 'Kein Lift'],
	['Code 24', 'Code 24, Kein Lift'],
	['Code 24, Kein Lift', 'Code 24'],
	['Kein Lift, Code 24', 'Code 24'],
	['Kein Lift', ''],
	['Code 24, Kein Lift, bitte läuten', 'Code 24, bitte läuten'],
])('%s becomes %s', (note, next) => {
	expect(toggleHint(note, 'Kein Lift')).toBe(next);
});
