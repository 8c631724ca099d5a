import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatMessage, listArguments, type MessageValues } from './icu.ts';

const LOCALES = ['de-AT', 'en-GB'] as const;

function byLibrary(text: string, locale: string, values: MessageValues): string {
	const message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
	return String(message.format(values));
}

describe('handwritten messages', () => {
	it.each([
		['Kein Argument', {}, 'Kein Argument'],
		['Hallo {name}!', { name: 'Ada' }, 'Hallo Ada!'],
		['Nr. { id }', { id: 12345 }, 'Nr. 12345'],
		['{n, plural, =0 {leer} one {# Stück} other {# Stücke}}', { n: 0 }, 'leer'],
		['{n, plural, =0 {leer} one {# Stück} other {# Stücke}}', { n: 1 }, '1 Stück'],
		['{n, plural, one {# Stück} other {# Stücke}}', { n: 12345 }, '12.345 Stücke'],
		['{n,plural,one{eins}other{#}}', { n: '2' }, '2'],
		['{g, select, f {Liebe} m {Lieber} other {Hallo}} {name}', { g: 'm', name: 'Bo' }, 'Lieber Bo'],
		['{g, select, f {Liebe} other {Hallo}}', { g: 'constructor' }, 'Hallo'],
		['{a, plural, one {{b, plural, one {#} other {#!}}} other {-}}', { a: 1, b: 5 }, '5!'],
		['{a, plural, other {{g, select, other {#}}}}', { a: 3, g: 'x' }, '#'],
		["Das ist''s, geht's?", {}, "Das ist's, geht's?"],
		["'{name}' heißt {name}", { name: 'Bo' }, '{name} heißt Bo'],
		["'{it''s}'", {}, "{it's}"],
		["'{offen", {}, '{offen'],
		['a } b', {}, 'a } b'],
		['a } {name}', { name: 'Bo' }, 'a } Bo'],
		['50 # Stück', {}, '50 # Stück'],
		["{n, plural, other {'#' = #}}", { n: 4 }, '# = 4'],
	])('%s with %j', (text, values, result) => {
		expect(formatMessage(text, 'de-DE', values)).toBe(result);
		expect(byLibrary(text, 'de-DE', values)).toBe(result);
	});

	it.each([
		'{name',
		'{}',
		'{n, plural, one {x}}',
		'{n, plural, one {x} other {y}',
		'{n, plural,}',
		'{n, number}',
		'{g, select, f {x}}',
		'{g, select, f x other {y}}',
	])('rejects %s', (text) => {
		expect(() => formatMessage(text, 'de-AT', { name: 'x', n: 1, g: 'f' })).toThrow(/message/);
	});

	it('rejects a missing value', () => {
		expect(() => formatMessage('Hallo {name}', 'de-AT')).toThrow('name');
	});
});

/** A stray apostrophe can turn literal text into an argument without a value. */
function needsOnly(text: string, values: object): boolean {
	const message = new IntlMessageFormat(text, 'de-AT', undefined, { ignoreTag: true });
	return namesIn(message.getAst()).every((name) => name in values);
}

/** The library's node type for literal text. */
const LITERAL = 0;

function namesIn(elements: ReturnType<IntlMessageFormat['getAst']>): string[] {
	return elements.flatMap((element) => [
		...('value' in element && element.type !== LITERAL ? [element.value] : []),
		...('options' in element ? Object.values(element.options) : []).flatMap(({ value }) =>
			namesIn(value),
		),
	]);
}

describe('any message', () => {
	it('formats like the full library', () => {
		fc.assert(
			fc.property(
				message,
				fc.constantFrom(...LOCALES),
				fc.record({
					name: fc.string(),
					n: fc.oneof(fc.nat(3), fc.nat(2_000_000), fc.double({ min: 0, max: 9, noNaN: true })),
					m: fc.nat(3),
					g: fc.constantFrom('f', 'm', 'x-y', 'other', 'toString'),
				}),
				(text, locale, values) => {
					fc.pre(isReadableByLibrary(text) && needsOnly(text, values));
					expect(formatMessage(text, locale, values)).toBe(byLibrary(text, locale, values));
				},
			),
			{ numRuns: 500 },
		);
	});

	it('lists the arguments it needs', () => {
		const text = '{n, plural, one {{name}} other {{g, select, f {#} other {{name} {x}}}}}';
		expect(listArguments(text)).toEqual(['g, select', 'n, plural', 'name', 'x']);
	});
});

// Apostrophes, braces and symbols in any combination; whatever the library rejects is filtered out.
const literal = fc
	.array(
		fc.constantFrom('a', ' ', 'ß', "'", "''", "'{'", "'}'", '#', "'#'", '<', '€', '🧺', '\n'),
		{
			maxLength: 6,
		},
	)
	.map((parts) => parts.join(''));

const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
	message: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
	part: fc.oneof(
		{ maxDepth: 2, withCrossShrink: true },
		literal,
		fc.constantFrom('{name}', '{ n }', '{m}'),
		fc
			.tuple(fc.constantFrom('n', 'm'), tie('message'), tie('message'), tie('message'))
			.map(([name, zero, one, other]) => {
				return `{${name}, plural, =0 {${zero}} one {${one}} other {${other}}}`;
			}),
		fc
			.tuple(tie('message'), tie('message'))
			.map(([some, other]) => `{g, select, f {${some}} x-y {${some}} other {${other}}}`),
	),
}));

function isReadableByLibrary(text: string): boolean {
	try {
		new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true });
		return true;
	} catch {
		return false;
	}
}
