import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { requireStrongPassword } from './password-strength.ts';

const words = ['Korb', 'anna.berger@korb.example', 'Anna', 'Berger'];
const check = (password: string) =>
	requireStrongPassword(password, words).then(
		() => 'accepted',
		(error) => error.code,
	);

describe('a new password', () => {
	it.each(['12345678', 'passwort', 'iloveyou', 'qwertzuiop', 'p@ssw0rd', 'aaaaaaaaaaaa'])(
		'FORM-10 FORM-30 is refused when it is common: %s',
		async (password) => {
			expect(await check(password)).toBe('password_refused');
		},
	);

	it.each(['annaberger', 'BergerAnna', 'anna1990', 'korbkorb', 'Korb2026'])(
		'is refused when it is made of what everybody knows: %s',
		async (password) => {
			expect(await check(password)).toBe('password_refused');
		},
	);

	it.each(['drei Marillen im Schnee', 'kipferl mit topfen', 'xK9#mQ2v', 'Õ-ñandú-è-葡萄'])(
		'is accepted when it is hard to guess: %s',
		async (password) => {
			expect(await check(password)).toBe('accepted');
		},
	);

	it('is rated without holding up the event loop', async () => {
		await check('warm up the thread');
		const delay = monitorEventLoopDelay({ resolution: 1 });
		delay.enable();
		const slow = 'p4ssw0rdP4ssw0rd'.repeat(3);
		const started = performance.now();
		await Promise.all(Array.from({ length: 20 }, (_, index) => check(`${slow}${index}`)));
		const total = performance.now() - started;
		delay.disable();
		expect(delay.max / 1e6).toBeLessThan(total / 2);
	});
});
