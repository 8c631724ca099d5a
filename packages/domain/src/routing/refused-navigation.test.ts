import { describe, expect, it } from 'vitest';
import { refusedNavigation } from './refused-navigation.ts';

const OWN = 'https://shop.example';

describe('a navigation', () => {
	it.each([
		['ERR-11 to another host', 'https://evil.example/', 'external'],
		['ERR-11 to another host without a scheme', '//evil.example', 'external'],
		['ERR-11 to another port', 'https://shop.example:8443/', 'external'],
		['ERR-11 to another scheme', 'http://shop.example/', 'external'],
		['ERR-11 to an email address', 'mailto:a@b.example', 'external'],
		['ERR-12 to javascript', 'javascript:alert(1)', 'dangerous_protocol'],
		['ERR-12 to obfuscated javascript', ' jAvA\tscript:alert(1)', 'dangerous_protocol'],
		['ERR-12 to data', 'data:text/html,x', 'dangerous_protocol'],
		['ERR-12 to vbscript', 'vbscript:x', 'dangerous_protocol'],
		['ERR-12 to blob', 'blob:https://shop.example/1', 'dangerous_protocol'],
		['to an invalid URL', 'https://', 'dangerous_protocol'],
	])('%s is rejected', (_, target, reason) => {
		expect(refusedNavigation(target, { ownOrigin: OWN })).toBe(reason);
	});

	it.each(['/warenkorb', 'kasse', '?a=1', 'https://shop.example/x'])(
		'to %s is allowed',
		(target) => {
			expect(refusedNavigation(target, { ownOrigin: OWN })).toBeNull();
		},
	);

	it('ERR-11 to another host is allowed only with the explicit option', () => {
		const options = { ownOrigin: OWN, isExternalAllowed: true };
		expect(refusedNavigation('https://partner.example/', options)).toBeNull();
		expect(refusedNavigation('javascript:alert(1)', options)).toBe('dangerous_protocol');
	});
});
