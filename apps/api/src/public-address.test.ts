import dns from 'node:dns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPrivateHost, lookupPublic } from './public-address.ts';

describe('a host', () => {
	it.each([
		...['localhost', 'erp', 'shop.localhost', 'nas.local', 'db.internal', 'localhost.'],
		...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.10', '169.254.169.254'],
		...['100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.19.0.1'],
		...['[::1]', '[::]', '[fe80::1]', '[fd00::1]', '[::ffff:10.0.0.1]', '[64:ff9b::a00:1]'],
		...['[2002:a00:1::]', '[2001:db8::1]', '[ff02::1]'],
	])('%s is not on the internet', (host) => {
		expect(isPrivateHost(host)).toBe(true);
	});

	it.each([
		...['erp.example', '8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1'],
		...['[2001:4860:4860::8888]', '[2a02:8388::1]'],
	])('%s may be', (host) => {
		expect(isPrivateHost(host)).toBe(false);
	});

	it.each(['https://2130706433/', 'https://0x7f.1/', 'https://127.1/'])(
		'%s is 127.0.0.1',
		(url) => {
			expect(isPrivateHost(new URL(url).hostname)).toBe(true);
		},
	);
});

describe('the lookup of a connection', () => {
	afterEach(() => vi.restoreAllMocks());

	type Done = (error: Error | null, found: dns.LookupAddress[]) => void;

	/** As the DNS server of a stranger would answer. */
	function resolve(error: Error | null, ...addresses: string[]): Promise<unknown> {
		const answer = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
		vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: object, done: Done) =>
			done(error, answer)) as unknown as typeof dns.lookup);
		return new Promise((done, fail) => {
			lookupPublic('erp.example', { all: true }, (failure, found) =>
				failure ? fail(failure) : done(found),
			);
		});
	}

	it('passes public addresses on', async () => {
		await expect(resolve(null, '8.8.8.8', '2001:4860:4860::8888')).resolves.toHaveLength(2);
	});

	it('fails if one of them is private', async () => {
		await expect(resolve(null, '8.8.8.8', '10.0.0.7')).rejects.toThrow('private network');
		await expect(resolve(null, '::1')).rejects.toThrow('private network');
	});

	it('passes on that there is no such name', async () => {
		await expect(resolve(new Error('ENOTFOUND'))).rejects.toThrow('ENOTFOUND');
	});
});
