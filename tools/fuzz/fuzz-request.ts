import { createDice, type Dice } from './dice.ts';
import {
	contentTypes,
	nastyBodies,
	nastyNumbers,
	nastyParts,
	nastyShapes,
	nastyTexts,
	toJson,
} from './nasty-values.ts';
import { type Schema, validValue } from './valid-values.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema };
export type Operation = {
	method: string;
	path: string;
	parameters: Parameter[];
	body: Schema | null;
};
export type FuzzRequest = {
	operation: string;
	/** Which part is malformed. */
	twist: string;
	method: string;
	path: string;
	headers: Record<string, string>;
	body: string | null;
};
export type Surroundings = { schemas: Record<string, Schema>; known: Record<string, string[]> };

const twists = [
	...['none', 'body value', 'body value', 'body value', 'body key', 'whole body', 'content type'],
	...['query value', 'query value', 'query shape', 'path part', 'header', 'method', 'missing'],
] as const;

/** Valid except for one part, so that the malformed value gets as far as possible. */
export function fuzzRequest(
	{ method, path, parameters, body: schema }: Operation,
	{ seed, number }: { seed: number; number: number },
	surroundings: Surroundings,
): FuzzRequest {
	const dice = createDice(seed, number);
	const twist = dice.pick(twists);
	const validOf = (part: Schema, name: string) => validValue(part, name, { ...surroundings, dice });
	const query: [string, string][] = [];
	const headers: Record<string, string> = {};
	let address = path;
	for (const { name, in: place, schema: part } of parameters) {
		const text = String(validOf(part, name));
		const encoded = encodeURIComponent(text.toWellFormed());
		if (place === 'path') address = address.replace(`{${name}}`, encoded);
		else if (place === 'header') headers[name] = text;
		else if (!dice.isOneIn(2)) query.push([encodeURIComponent(name), encoded]);
	}
	let value: unknown = schema ? validOf(schema, '') : undefined;
	let text: string | null = null;
	if (twist === 'body value') value = changed(value, dice);
	if (twist === 'body key') value = withOddKey(value, dice);
	if (twist === 'missing') value = withoutKey(value, dice);
	if (twist === 'query value') query.push(...oddQuery(parameters, dice));
	if (twist === 'query shape') query.push(...oddQueryShape(parameters, dice));
	if (twist === 'path part') address = withOddPart(address, dice);
	if (twist === 'header') Object.assign(headers, oddHeader(dice));
	if (value !== undefined) {
		headers['content-type'] = 'application/json';
		text = toJson(value);
	}
	if (path.includes('/forms/') && typeof value === 'object' && value !== null) {
		headers['content-type'] = 'application/x-www-form-urlencoded';
		text = formOf(value);
	}
	if (twist === 'content type') headers['content-type'] = dice.pick(contentTypes);
	if (twist === 'whole body') {
		text = dice.pick(nastyBodies);
		headers['content-type'] = dice.pick(contentTypes.slice(0, 7));
	}
	const search = query.map(([name, part]) => `${name}=${part}`).join('&');
	return {
		operation: `${method} ${path}`,
		twist,
		method: twist === 'method' ? dice.pick(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) : method,
		path: search ? `${address}?${search}` : address,
		headers,
		body: text,
	};
}

function formOf(value: object): string {
	const fields = Object.entries(value).map(([name, field]) => [
		name,
		typeof field === 'object' ? toJson(field) : String(field),
	]);
	return new URLSearchParams(fields as [string, string][]).toString();
}

function nasty(dice: Dice): unknown {
	return dice.pick(dice.pick([nastyTexts, nastyNumbers, nastyShapes, nastyTexts]));
}

/** Replaces one random value in the document. */
function changed(value: unknown, dice: Dice): unknown {
	if (typeof value !== 'object' || value === null || dice.isOneIn(5)) return nasty(dice);
	const keys = Object.keys(value);
	if (keys.length === 0) return nasty(dice);
	const key = dice.pick(keys);
	const copy = Array.isArray(value) ? [...value] : { ...value };
	const fields = copy as Record<string, unknown>;
	fields[key] = changed(fields[key], dice);
	return copy;
}

function withOddKey(value: unknown, dice: Dice): unknown {
	const odd = dice.pick(nastyShapes.slice(-8)) as object;
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? Object.fromEntries([...Object.entries(value), ...Object.entries(odd)])
		: odd;
}

function withoutKey(value: unknown, dice: Dice): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
	const entries = Object.entries(value);
	entries.splice(dice.below(entries.length + 1), 1);
	return Object.fromEntries(entries);
}

function oddQuery(parameters: Parameter[], dice: Dice): [string, string][] {
	const named = parameters.filter(({ in: place }) => place === 'query');
	const name = named.length > 0 ? dice.pick(named).name : dice.pick(['a', '__proto__', 'region']);
	const text = dice.pick(nastyTexts).slice(0, 2000).toWellFormed();
	return [
		[encodeURIComponent(name), dice.isOneIn(3) ? dice.pick(nastyParts) : encodeURIComponent(text)],
	];
}

function oddQueryShape(parameters: Parameter[], dice: Dice): [string, string][] {
	const named = parameters.filter(({ in: place }) => place === 'query');
	const name = named.length > 0 ? dice.pick(named).name : 'a';
	const value = dice.pick(['1', 'a', '', '-1', 'milch', '%00']);
	return dice.pick<[string, string][]>([
		Array.from({ length: 2 + dice.below(40) }, () => [name, value]),
		[[`${name}[]`, value]],
		[[`${name}[0]`, value]],
		[[`${name}[a]`, value]],
		[[`${name}.a`, value]],
		[['__proto__', value]],
		[['constructor[prototype]', value]],
		[['', value]],
		[
			[name, ''],
			['', ''],
		],
	]);
}

function withOddPart(address: string, dice: Dice): string {
	const parts = address.split('/');
	const index =
		parts.length < 3 || dice.isOneIn(6) ? parts.length - 1 : 2 + dice.below(parts.length - 2);
	parts[index] = dice.isOneIn(3)
		? `${parts[index]}${dice.pick(nastyParts)}`
		: dice.pick(nastyParts);
	return parts.join('/') || '/';
}

function oddHeader(dice: Dice): Record<string, string> {
	const names = [
		'idempotency-key',
		'x-order-token',
		'cookie',
		'accept',
		'if-none-match',
		'range',
		'host',
	];
	const more = [
		'x-xsrf-token',
		'accept-language',
		'x-region',
		'origin',
		'sec-fetch-site',
		'x-request-id',
	];
	const values = [
		'',
		'a',
		'*',
		'x'.repeat(3000),
		'ÿ',
		'%00',
		'"',
		'a=b; a=c; =; %00=%00',
		'__Host-x=%ff',
		'-1',
	];
	return { [dice.pick([...names, ...more])]: dice.pick(values) };
}
