import { expect, it } from 'vitest';
import { secondsUntil, toClock } from './use-countdown.ts';

it('counts down in whole seconds and stops at zero', () => {
	const now = Date.parse('2026-10-25T00:59:00Z');
	// On the night the clocks go back, thirty minutes are still thirty minutes.
	expect(secondsUntil('2026-10-25T01:29:00Z', now)).toBe(1800);
	expect(secondsUntil('2026-10-25T00:58:59Z', now)).toBe(0);
});

it.each([
	[1781, '29:41'],
	[60, '1:00'],
	[9, '0:09'],
	[0, '0:00'],
])('shows %i seconds as %s', (seconds, text) => expect(toClock(seconds)).toBe(text));
