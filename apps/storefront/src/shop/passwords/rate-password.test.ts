import { describe, expect, it } from 'vitest';
import { ratePassword } from './rate-password.ts';

const words = ['Korb', 'anna.berger@korb.example', 'Anna', 'Berger'];

describe('the strength of a password', () => {
	it.each([
		['iloveyou', 'weak'],
		['annaberger', 'weak'],
		['xK9#mQ2v', 'fair'],
		['drei Marillen im Schnee', 'strong'],
	])('%s is %s', (password, strength) => {
		expect(ratePassword(password, words)).toBe(strength);
	});
});
