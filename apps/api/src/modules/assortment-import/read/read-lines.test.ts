import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

async function* sent(...chunks: string[]) {
	for (const chunk of chunks) yield Buffer.from(chunk);
}
async function ndjson(...chunks: string[]) {
	const lines: [number, unknown][] = [];
	for await (const { line, sent: value } of readLines('ndjson', sent(...chunks))) {
		lines.push([line, value]);
	}
	return lines;
}

describe('a record that is nested without end', () => {
	const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

	it('is kept as text, which is no record', async () => {
		const [text, next] = await ndjson(`${deep(5000)}\n`, '{"a":1}');
		expect(text?.[1]).toBe(deep(5000));
		expect(next).toEqual([2, { a: 1 }]);
	});

	it('is empty in a document', async () => {
		const lines = [];
		for await (const line of readLines('json', sent(`[${deep(500_000)},{"a":1}]`)))
			lines.push(line);
		expect(lines).toEqual([
			{ line: 1, sent: '' },
			{ line: 2, sent: { a: 1 } },
		]);
	});
});

describe('the lines of NDJSON', () => {
	it('end at line feeds only, wherever chunks do', async () => {
		expect(await ndjson('{"a":', '1}\r\n\n{"b":"x\u2028y"}\n{"c"', ':3}')).toEqual([
			[1, { a: 1 }],
			[3, { b: 'x\u2028y' }],
			[4, { c: 3 }],
		]);
		expect(await ndjson('\ufeff{"ä":1}')).toEqual([[1, { ä: 1 }]]);
	});

	it('are cut when they are too long, and the next one is read', async () => {
		const chunk = 'x'.repeat(60_000);
		const [long, next] = await ndjson(chunk, chunk, chunk, '\n{"a":1}');
		expect(long?.[1]).toHaveLength(64 * 1024);
		expect(next).toEqual([2, { a: 1 }]);
	});
});

it.each([
	['ndjson', '{"a":1}\n'],
	['csv', 'APFEL;2,99\n'],
] as const)('the file is not read on once somebody has seen enough: %s', async (format, line) => {
	let isClosed = false;
	async function* upload() {
		try {
			for (;;) yield Buffer.from(line.repeat(5000));
		} finally {
			isClosed = true;
		}
	}
	// One that is still read fails when the browser goes away, and nobody catches that.
	for await (const _ of readLines(format, upload())) break;
	await expect.poll(() => isClosed).toBe(true);
});
