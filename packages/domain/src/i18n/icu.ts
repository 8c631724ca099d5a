/**
 * The subset of ICU MessageFormat that the message bundles use: `{name}`, `plural` (with `=1` and
 * `#`), `select`, and quoting by apostrophe. The full library is larger than the rest of our code
 * on a page; a test compares this implementation with it.
 */
export type MessageValues = Record<string, string | number>;

type Part = string | Argument;
type ArgumentKind = 'text' | 'plural' | 'select' | 'pound';
type Argument = { name: string; kind: ArgumentKind; options: Map<string, Part[]> };

const cache = new Map<string, Part[]>();
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

export function formatMessage(text: string, locale: string, values: MessageValues = {}): string {
	if (!/[{'#]/.test(text)) return text;
	const parts = memo(cache, text, () => parse({ text, at: 0 }, null));
	return write(parts, locale, values, 0);
}

/** Arguments of a message, such as `name` or `count, plural`; throws when it cannot be parsed. */
export function listArguments(text: string): string[] {
	const names = new Set<string>();
	const visit = (parts: Part[]): void => {
		for (const part of parts) {
			if (typeof part === 'string' || part.kind === 'pound') continue;
			names.add(part.kind === 'text' ? part.name : `${part.name}, ${part.kind}`);
			for (const option of part.options.values()) visit(option);
		}
	};
	visit(parse({ text, at: 0 }, null));
	return [...names].sort();
}

function write(parts: Part[], locale: string, values: MessageValues, count: number): string {
	return parts
		.map((part) => (typeof part === 'string' ? part : writeArgument(part, locale, values, count)))
		.join('');
}

function writeArgument(
	argument: Argument,
	locale: string,
	values: MessageValues,
	count: number,
): string {
	if (argument.kind === 'pound') {
		return memo(numbers, locale, () => new Intl.NumberFormat(locale)).format(count);
	}
	const value = values[argument.name];
	if (value === undefined) throw new Error(`message value missing: ${argument.name}`);
	if (argument.kind === 'text') return String(value);
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

function memo<T>(map: Map<string, T>, key: string, make: () => T): T {
	const known = map.get(key);
	if (known) return known;
	const made = make();
	map.set(key, made);
	return made;
}

type Cursor = { text: string; at: number };

/** `#` is special only directly inside a plural, a closing brace only inside an argument. */
function parse(cursor: Cursor, parent: ArgumentKind | null): Part[] {
	const parts: Part[] = [];
	let literal = '';
	const flush = () => {
		if (literal) parts.push(literal);
		literal = '';
	};
	while (cursor.at < cursor.text.length) {
		const character = cursor.text[cursor.at];
		if (character === '}' && parent) break;
		if (character === '{') {
			flush();
			parts.push(parseArgument(cursor));
		} else if (character === '#' && parent === 'plural') {
			flush();
			parts.push({ name: '#', kind: 'pound', options: new Map() });
			cursor.at++;
		} else if (character === "'") {
			literal += parseQuoted(cursor, parent);
		} else {
			literal += character;
			cursor.at++;
		}
	}
	flush();
	return parts;
}

function parseQuoted(cursor: Cursor, parent: ArgumentKind | null): string {
	const rest = cursor.text.slice(cursor.at);
	const opening = parent === 'plural' ? /^'[{}<>#]/ : /^'[{}<>]/;
	const quoted = opening.test(rest) ? /^'((?:[^']|'')*)(?:'|$)/.exec(rest) : /^'('?)/.exec(rest);
	cursor.at += quoted?.[0].length ?? 1;
	return quoted?.[1]?.replaceAll("''", "'") || "'";
}

function parseArgument(cursor: Cursor): Argument {
	const head = /^\{\s*([\w.]+)\s*(?:,\s*(plural|select)\s*,)?/.exec(cursor.text.slice(cursor.at));
	if (!head?.[1]) throw new Error(`invalid message syntax at ${cursor.at}: ${cursor.text}`);
	cursor.at += head[0].length;
	const kind = (head[2] ?? 'text') as ArgumentKind;
	const options = new Map<string, Part[]>();
	skipSpace(cursor);
	while (kind !== 'text' && cursor.text[cursor.at] !== '}') {
		const selector = /^(=?[\w-]+)\s*\{/.exec(cursor.text.slice(cursor.at));
		if (!selector?.[1]) throw new Error(`invalid message syntax at ${cursor.at}: ${cursor.text}`);
		cursor.at += selector[0].length;
		options.set(selector[1], parse(cursor, kind));
		expectBrace(cursor);
		skipSpace(cursor);
	}
	expectBrace(cursor);
	if (kind !== 'text' && !options.has('other')) {
		throw new Error(`message has no \`other\`: ${cursor.text}`);
	}
	return { name: head[1], kind, options };
}

function skipSpace(cursor: Cursor): void {
	while (/\s/.test(cursor.text[cursor.at] ?? '')) cursor.at++;
}

function expectBrace(cursor: Cursor): void {
	if (cursor.text[cursor.at] !== '}') throw new Error(`message is missing a brace: ${cursor.text}`);
	cursor.at++;
}
