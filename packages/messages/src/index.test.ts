import { describe, expect, it } from 'vitest';
import { bundleFor } from './index.ts';

describe('message bundles', () => {
	it('are shared by the regions of a language', () => {
		expect(bundleFor('de-AT')).toBe(bundleFor('de'));
		expect(bundleFor('en-GB')).toBe(bundleFor('en-US'));
		expect(bundleFor('de-AT')).not.toBe(bundleFor('en-GB'));
	});

	it.each(['fr-FR', '', 'constructor', 'toString-x'])('refuse the language of %j', (locale) => {
		expect(() => bundleFor(locale)).toThrow('no message bundle');
	});
});
