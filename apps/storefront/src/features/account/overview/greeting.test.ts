import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it.each([
	['2026-07-13T01:59:00Z', 'evening'],
	['2026-07-13T02:00:00Z', 'morning'],
	['2026-07-13T08:59:00Z', 'morning'],
	['2026-07-13T09:00:00Z', 'day'],
	['2026-07-13T16:00:00Z', 'evening'],
])('at %s in Vienna it is %s', (instant, greeting) => {
	expect(greetingAt(new Date(instant), 'Europe/Vienna')).toBe(greeting);
});
