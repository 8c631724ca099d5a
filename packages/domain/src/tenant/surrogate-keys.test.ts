import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surrogateKeys } from './surrogate-keys.ts';

const tenantId = fc.stringMatching(/^[a-z][a-z0-9-]{1,8}$/);
const key = fc.oneof(
	fc.string({ unit: 'grapheme' }),
	fc.stringMatching(/^[a-z0-9/._ -]{0,8}$/),
	fc.constantFrom('', 'home', 'a/b', 'a.b', 'a-b', 'über-uns', 'o nas', 'łódź', 'a\r\nb'),
);
const named = fc.tuple(fc.constantFrom('tenant', 'page', 'clientConfig'), tenantId, key);

function keyOf([kind, tenant, text]: [string, string, string]): string {
	if (kind === 'tenant') return surrogateKeys.tenant(tenant);
	return kind === 'page'
		? surrogateKeys.page(tenant, text)
		: surrogateKeys.clientConfig(tenant, text);
}

describe('surrogate keys', () => {
	it('fit in a header, one token each', () => {
		fc.assert(fc.property(named, (name) => /^[!-~]+$/.test(keyOf(name))));
		expect(surrogateKeys.page('korb', '\ud800')).toMatch(/^[!-~]+$/);
	});

	it('differ for different entities', () => {
		fc.assert(
			fc.property(named, named, (one, other) => {
				const isSame =
					one[0] === other[0] &&
					one[1] === other[1] &&
					(one[0] === 'tenant' || one[2] === other[2]);
				expect(keyOf(one) === keyOf(other)).toBe(isSame);
			}),
			{ numRuns: 2000 },
		);
		expect(surrogateKeys.page('a', 'b:page:c')).not.toBe(surrogateKeys.page('a:page:b', 'c'));
		expect(surrogateKeys.page('t', 'x')).not.toBe(surrogateKeys.tenant('page-x'));
	});
});
