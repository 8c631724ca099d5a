import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie } from './read-cookie.ts';
import { MAX_TIMER_MS, writeCookie } from './write-cookie.ts';

afterEach(() => vi.useRealTimers());

describe('cookies', () => {
	it.each(['a b', 'a;b', 'a=b', '', 'ä', 'a\nb'])('CUST-25 FORM-56 refuse %j as a name', (name) => {
		expect(() => writeCookie(name, 'x', {}, { cookie: '' })).toThrow(TypeError);
	});

	it.each(['a b', 'a;b', 'a,b', 'ä', 'a\r\nb', '"a"', 'a\\b'])(
		'CUST-25 FORM-56 refuse %j as a value',
		(value) => {
			expect(() => writeCookie('name', value, {}, { cookie: '' })).toThrow(TypeError);
		},
	);

	it('are matched by their full name', () => {
		const jar = { cookie: 'xlogin=1; login=a%20b=c; loginx=2' };
		expect(readCookie('login', jar)).toBe('a b=c');
		expect(readCookie('gone', jar)).toBeNull();
	});

	it('CUST-26 CONST-12 schedule their expiry in steps of at most 2147483647 ms', () => {
		vi.useFakeTimers();
		const delays = vi.spyOn(globalThis, 'setTimeout');
		const onExpire = vi.fn();
		const maxAgeMs = 6 * 2_592_000_000;
		writeCookie('card', '1', { maxAgeMs, onExpire }, { cookie: '' });
		vi.advanceTimersByTime(maxAgeMs - 1);
		expect(onExpire).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(onExpire).toHaveBeenCalledTimes(1);
		expect(Math.max(...delays.mock.calls.map(([, delay]) => delay ?? 0))).toBe(2_147_483_647);
		expect(MAX_TIMER_MS).toBe(2_147_483_647);
	});
});
