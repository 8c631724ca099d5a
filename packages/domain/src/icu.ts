/**
 * The part of ICU MessageFormat that the message bundles use: `{name}`, `plural` (with `=1` and
 * `#`), `select`, and quoting by apostrophe. The full library weighs more than the rest of our code
 * on a page; a test holds this one to the library's results.
 */
export type MessageValues = Record<string, string | number>;

type Part = string | Argument;
type Argument = {
	name: string;
	kind: 'text' | 'plural' | 'select' | 'pound';
	options: Map<string, Part[]>;
};

const cache = new Map<string, Part[]>();
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

export function formatMessage(text: string, locale: string, values: MessageValues = {}): string {
	if (!/[{'#]/.test(text)) return text;
	let parts = cache.get(text);
	if (!parts) {
		parts = parse({ text, at: 0 }, false);
		cache.set(text, parts);
	}
	return write(parts, locale, values, null);
}

function write(parts: Part[], locale: string, values: MessageValues, count: number | null): string {
	return parts
		.map((part) => (typeof part === 'string' ? part : writeArgument(part, locale, values, count)))
		.join('');
}

function writeArgument(
	argument: Argument,
	locale: string,
	values: MessageValues,
	count: number | null,
): string {
	if (argument.kind === 'pound') return count === null ? '#' : toNumber(count, locale);
	const value = values[argument.name];
	if (value === undefined) throw new Error(`message value missing: ${argument.name}`);
	if (argument.kind === 'text') return typeof value === 'number' ? toNumber(value, locale) : value;
	if (argument.kind === 'select') {
		const option = argument.options.get(String(value)) ?? argument.options.get('other') ?? [];
		return write(option, locale, values, count);
	}
	const amount = Number(value);
	const option =
		argument.options.get(`=${amount}`) ??
		argument.options.get(
			memo(plurals, locale, () => new Intl.PluralRules(locale)).select(amount),
		) ??
		argument.options.get('other') ??
		[];
	return write(option, locale, values, amount);
}

function toNumber(value: number, locale: string): string {
	return memo(numbers, locale, () => new Intl.NumberFormat(locale)).format(value);
}

function memo<T>(map: Map<string, T>, key: string, make: () => T): T {
	const known = map.get(key);
	if (known) return known;
	const made = make();
	map.set(key, made);
	return made;
}

type Cursor = { text: string; at: number };

function parse(cursor: Cursor, isInPlural: boolean): Part[] {
	const parts: Part[] = [];
	let literal = '';
	const flush = () => {
		if (literal) parts.push(literal);
		literal = '';
	};
	while (cursor.at < cursor.text.length) {
		const character = cursor.text[cursor.at];
		if (character === '}') break;
		if (character === '{') {
			flush();
			parts.push(parseArgument(cursor, isInPlural));
		} else if (character === '#' && isInPlural) {
			flush();
			parts.push({ name: '#', kind: 'pound', options: new Map() });
			cursor.at++;
		} else if (character === "'") {
			literal += parseQuoted(cursor, isInPlural);
		} else {
			literal += character;
			cursor.at++;
		}
	}
	flush();
	return parts;
}

function parseQuoted(cursor: Cursor, isInPlural: boolean): string {
	const next = cursor.text[cursor.at + 1];
	if (next === "'") {
		cursor.at += 2;
		return "'";
	}
	if (next !== '{' && next !== '}' && !(next === '#' && isInPlural)) {
		cursor.at++;
		return "'";
	}
	const end = cursor.text.indexOf("'", cursor.at + 1);
	const stop = end === -1 ? cursor.text.length : end;
	const quoted = cursor.text.slice(cursor.at + 1, stop);
	cursor.at = stop + 1;
	return quoted;
}

function parseArgument(cursor: Cursor, isInPlural: boolean): Argument {
	const head = /^\{\s*([\w.]+)\s*(?:,\s*(plural|select)\s*,)?/.exec(cursor.text.slice(cursor.at));
	if (!head?.[1]) throw new Error(`message not understood at ${cursor.at}: ${cursor.text}`);
	cursor.at += head[0].length;
	const kind = (head[2] ?? 'text') as Argument['kind'];
	const options = new Map<string, Part[]>();
	skipSpace(cursor);
	while (kind !== 'text' && cursor.text[cursor.at] !== '}') {
		const selector = /^(=?[\w-]+)\s*\{/.exec(cursor.text.slice(cursor.at));
		if (!selector?.[1]) throw new Error(`message not understood at ${cursor.at}: ${cursor.text}`);
		cursor.at += selector[0].length;
		options.set(selector[1], parse(cursor, isInPlural || kind === 'plural'));
		expectBrace(cursor);
		skipSpace(cursor);
	}
	expectBrace(cursor);
	return { name: head[1], kind, options };
}

function skipSpace(cursor: Cursor): void {
	while (/\s/.test(cursor.text[cursor.at] ?? '')) cursor.at++;
}

function expectBrace(cursor: Cursor): void {
	skipSpace(cursor);
	if (cursor.text[cursor.at] !== '}') throw new Error(`message is missing a brace: ${cursor.text}`);
	cursor.at++;
}
