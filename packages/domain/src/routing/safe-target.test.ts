import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeTarget } from './safe-target.ts';

const OWN = 'https://shop.example';

describe('an external target that is a path of this shop', () => {
	it.each([
		['/', '/'],
		['/warenkorb', '/warenkorb'],
		['/suche/milch?tab=products#treffer', '/suche/milch?tab=products#treffer'],
		['/suche/k%C3%A4se', '/suche/k%C3%A4se'],
		['/suche/käse', '/suche/k%C3%A4se'],
		['/a/../kasse', '/kasse'],
		['/a@evil.example', '/a@evil.example'],
		['/.evil.example', '/.evil.example'],
		['/apis', '/apis'],
		['/suche/x?next=https%3A%2F%2Fevil.example', '/suche/x?next=https%3A%2F%2Fevil.example'],
		[`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
	])('%s', (input, target) => {
		expect(safeTarget(input)).toBe(target);
	});

	it('is idempotent', () => {
		fc.assert(
			fc.property(fc.webPath(), (path) => safeTarget(safeTarget(path)) === safeTarget(path)),
		);
	});
});

describe('an external target that leads elsewhere', () => {
	const host = 'evil.example';
	const slashes = [
		'//',
		'///',
		'////',
		'/\\',
		'\\/',
		'\\\\',
		'\\',
		'/\t/',
		'/\n/',
		'/\r\n/',
		'\t//',
	];
	const encodedSlashes = [
		'%2f',
		'%2F',
		'%5c',
		'%5C',
		'%252f',
		'%255c',
		'%25252f',
		'%09',
		'%0a',
		'%0d',
	];
	const unicodeSpaces = ['\u00a0', '\u2028', '\u2029', '\u3000', '\ufeff'];
	const controls = [
		'\u0000',
		'\u0001',
		'\u0009',
		'\u000a',
		'\u000b',
		'\u000d',
		'\u001f',
		'\u007f',
		' ',
	];
	const schemes = [
		'http',
		'https',
		'HTTPS',
		'javascript',
		'JaVaScRiPt',
		'data',
		'vbscript',
		'blob',
		'file',
		'ftp',
		'ws',
		'mailto',
		'tel',
		'intent',
		'view-source',
	];

	const hostile: string[] = [
		'',
		' ',
		'.',
		'..',
		'?',
		'#',
		'warenkorb',
		'../warenkorb',
		'../../warenkorb',
		host,
		`${host}/`,
		`@${host}`,
		`:@${host}`,
		`/a${'a'.repeat(2048)}`,
		...slashes.flatMap((start) => [
			`${start}${host}`,
			`${start}${host}/%2e%2e`,
			`${start}${host}?a=/b`,
			`${start}user@${host}`,
			`${start}${host}:443/`,
			`${start}[::1]/`,
		]),
		...encodedSlashes.flatMap((slash) => [
			`/${slash}${host}`,
			`/${slash}${slash}${host}`,
			`/${slash}/${host}`,
			`/a${slash}..${slash}${host}`,
		]),
		...schemes.flatMap((scheme) => [
			`${scheme}:${host}`,
			`${scheme}:/${host}`,
			`${scheme}://${host}`,
			`${scheme}:\\\\${host}`,
			` ${scheme}://${host}`,
		]),
		...controls.flatMap((sign) => [`${sign}/${host}`, `/${sign}/${host}`, `/${host}${sign}`]),
		...unicodeSpaces.flatMap((space) => [`${space}//${host}`, `${space}/a`, `/a${space}`]),
		...['java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'],
		...['/.//evil.example', '/..//evil.example', '/./\\evil.example', '/a/..//evil.example'],
		...['/%2e//evil.example', '/%2E%2E//evil.example', '/a/%2e%2e//evil.example', '/;/..//evil'],
		...['/api', '/api/', '/API/csrf', '/api?x', '/api#x', '/%61pi/csrf', '/a/../api/csrf'],
		...['/tenant/config', '/logs', '/internal/content', '/%69nternal/content', '/./api/csrf'],
		...['/%', '/%zz', '/%E0%A4%A', '/a%00', '/a%0d%0aset-cookie:x', '/a\r\nset-cookie: x'],
		...['\u2215\u2215evil.example', '\uff0f\uff0fevil.example', '\u2044/evil.example'],
	];

	it('is tested in at least 200 variants', () => {
		expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
	});

	it.each([...new Set(hostile)])('%j becomes the start page', (input) => {
		expect(safeTarget(input)).toBe('/');
	});

	it.each([null, undefined])('%s becomes the start page', (input) => {
		expect(safeTarget(input)).toBe('/');
	});

	it('never gets through in any combination', () => {
		const piece = fc.oneof(
			fc.constantFrom(...slashes, ...encodedSlashes, ...controls, ...unicodeSpaces, '/', '.', '..'),
			fc.constantFrom(
				...schemes.map((scheme) => `${scheme}:`),
				host,
				'@',
				':',
				'?',
				'#',
				'%',
				'api',
			),
			fc.string({ maxLength: 3 }),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
				const target = safeTarget(pieces.join(''));
				const url = new URL(target, OWN);
				expect(url.origin).toBe(OWN);
				expect(target).toMatch(/^\/(?![/\\])[!-~]*$/);
				expect(decodeURIComponent(url.pathname)).not.toMatch(
					/^\/(?:api|internal)(?:\/|$)|\\|^\/\//i,
				);
			}),
			{ numRuns: 5000 },
		);
	});
});
