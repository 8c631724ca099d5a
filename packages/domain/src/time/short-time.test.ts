import { expect, it } from 'vitest';
import { shortTime } from './short-time.ts';

it.each([
	['08:00', 'de-AT', '8'],
	['16:30', 'de-AT', '16:30'],
	['08:00', 'en-GB', '8am'],
	['12:00', 'en-GB', '12pm'],
	['20:30', 'en-GB', '8:30pm'],
	['24:00', 'en-GB', '12am'],
	['24:00', 'de-AT', '24'],
])('formats %s in %s as %s', (time, locale, words) => {
	expect(shortTime(time, locale)).toBe(words);
});
