import { describe, expect, it } from 'vitest';
import { clientKey, trustList } from './client-address.ts';

describe('client addresses', () => {
	it.each([
		['203.0.113.9', '203.0.113.9'],
		['::ffff:203.0.113.9', '203.0.113.9'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
		['2001:db8::1', '2001:db8:0:0'],
		['::1', '0:0:0:0'],
	])('%s counts as %s', (address, key) => {
		expect(clientKey(address)).toBe(key);
	});

	it('are trusted by address and by network only', () => {
		const isTrusted = trustList(['127.0.0.1', '10.1.0.0/16', '2001:db8::/32']);
		expect(
			['127.0.0.1', '::ffff:127.0.0.1', '10.1.255.9', '2001:db8::9'].map((ip) => isTrusted(ip)),
		).toEqual([true, true, true, true]);
		expect(['127.0.0.2', '10.2.0.1', '2001:db9::1'].map((ip) => isTrusted(ip))).toEqual([
			false,
			false,
			false,
		]);
	});
});
