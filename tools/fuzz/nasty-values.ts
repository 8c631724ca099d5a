/** Inserted verbatim, because JSON.stringify cannot produce them. */
const raw = (text: string) => `@raw:${text}@`;

export function toJson(value: unknown): string {
	return (JSON.stringify(value) ?? '').replace(/"@raw:([^"@]*)@"/g, '$1');
}

export const nastyNumbers: unknown[] = [
	...[-1, 0, 1, 1.5, -0.000_001, 100, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1e308],
	...['1e999', '-1e999', '-0', '00', 'NaN', '0.1e-400', `1${'0'.repeat(400)}`].map(raw),
];

export const nastyTexts: string[] = [
	...['', ' ', '\t', '0', '-1', 'NaN', 'Infinity', '1e999', '0x10', '1.5', 'null', 'undefined'],
	...[
		'true',
		'[]',
		'{}',
		'[object Object]',
		'__proto__',
		'constructor',
		'toString',
		'hasOwnProperty',
	],
	...['\u0000', 'a\u0000b', '\ud800', 'a\udc00', '\ud83d', '\ufffe', '\ufeff', '\u202e', '\u2028'],
	...[
		'ß',
		'İ',
		'ﬀ',
		'👩‍👩‍👧‍👦',
		'é',
		'\u0301'.repeat(300),
		'😀'.repeat(700),
		'x'.repeat(300),
		'x'.repeat(70_000),
	],
	...[
		'../../etc/passwd',
		'..%2f..%2f',
		'%',
		'%00',
		'%zz',
		'\\',
		'_',
		"' OR 1=1 --",
		'$1',
		'"; DROP TABLE cart',
	],
	...[
		'a\r\nBcc: x@example.org',
		'<script>',
		'{{7*7}}',
		'(((((((((',
		'a* & !b | c:*',
		'!!!',
		':*',
		'&',
		'|',
	],
	...['2026-02-30', '9999-12-31T23:59:59Z', '0000-00-00', '2026-11-15T25:00:00Z', '+999999-01-01'],
	...[
		'00000000-0000-0000-0000-000000000000',
		'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
		'javascript:1',
	],
	...[
		'//evil.example',
		'http://[',
		'/'.repeat(200),
		'a@b',
		'a@b@c.example',
		'٣',
		'１２',
		'1,5',
		'1_000',
	],
];

export const nastyShapes: unknown[] = [
	...[null, true, false, [], {}, [[]], [null], [{}], { length: 5 }, { toString: 'x' }],
	...[nested(9), nested(60), nested(3000), Array(5000).fill(0), Array(200).fill({ a: 1 })],
	...['__proto__', 'constructor', 'prototype', '', '\ud800', '\u0000', 'x'.repeat(5000)].map(
		(key) => Object.fromEntries([[key, { isAdmin: true }]]),
	),
	Object.fromEntries(Array.from({ length: 300 }, (_, number) => [`k${number}`, number])),
];

function nested(levels: number): unknown {
	let value: unknown = 1;
	for (let level = 0; level < levels; level++) value = level % 2 ? { a: value } : [value];
	return value;
}

export const nastyBodies: string[] = [
	...[
		'',
		' ',
		'{',
		'[',
		'"',
		'null',
		'0',
		'"text"',
		'{"a":}',
		"{'a':1}",
		'{"a":1}{"b":2}',
		'\ufeff{}',
	],
	...[
		'{"a":1,"a":2}',
		'{"__proto__":{"a":1}}',
		'\u0000',
		'[1e999]',
		`${'['.repeat(30_000)}`,
		'&a=b',
	],
	`{"a":"${'x'.repeat(70_000)}"}`,
];

export const contentTypes: string[] = [
	...[
		'application/json',
		'application/json; charset=utf-16',
		'application/json;charset=',
		'text/plain',
	],
	...[
		'application/x-www-form-urlencoded',
		'multipart/form-data',
		'multipart/form-data; boundary=x',
	],
	...['application/xml', 'application/json, text/plain', 'a', '/', ';', 'APPLICATION/JSON', '*/*'],
];

/** Inserted verbatim into a path or a query, encoded or not. */
export const nastyParts: string[] = [
	...[
		'%00',
		'%',
		'%zz',
		'%ed%a0%80',
		'%c0%af',
		'%ff',
		'%2e%2e%2f',
		'..',
		'.',
		'%2F',
		'%5c',
		'%252e',
		'*',
	],
	...[
		'%20',
		'%0d%0aX:1',
		'%F0%9F%98%80',
		';a=b',
		'%3F',
		'%23',
		':',
		'@',
		'%7B%7D',
		'~',
		'a'.repeat(310),
	],
	...[
		'a'.repeat(4000),
		'%61'.repeat(150),
		'-1',
		'0',
		'1e9',
		'99999999999999999999',
		'NaN',
		'__proto__',
	],
];
