import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { type ImportFormat, MAX_COLUMNS } from '@korb/contracts/admin/assortment/imports';
import { parse } from 'csv-parse';
import { refused } from '../../../errors.ts';
import { parseJson } from '../../../plugins/body.ts';
import { readXlsx } from '../xlsx/read-xlsx.ts';

/** A JSON document is parsed as a whole; larger files come as NDJSON or CSV. */
const MAX_JSON_BYTES = 10 * 1024 * 1024;
const MAX_LINE_CHARS = 64 * 1024;
const HEAD_BYTES = 64 * 1024;
/** No record of the feed has as many; what is nested without end overflows the stack. */
const RECORD_SHAPE = { depth: 10, keys: 500 };
const NEWLINE = 10;

export type FileFormat = ImportFormat;
/** The cells of a table's line, a JSON value, or the text of a line that is not JSON. */
export type SentLine = { line: number; sent: unknown };

export function formatOf(name: string): FileFormat | null {
	const [, ending = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
	if (ending === 'csv' || ending === 'json' || ending === 'xlsx') return ending;
	return ending === 'ndjson' || ending === 'jsonl' ? 'ndjson' : null;
}

/** Lines of a table have cells, and its header is the first of them; others have records. */
export function isTable(format: FileFormat): boolean {
	return format === 'csv' || format === 'xlsx';
}

/** The header of a table is its first line. */
export function readLines(
	format: FileFormat,
	bytes: AsyncIterable<Buffer>,
): AsyncGenerator<SentLine> {
	if (format === 'csv') return readCsv(bytes);
	if (format === 'xlsx') return readWorkbook(bytes);
	return format === 'json' ? readJson(bytes) : readNdjson(bytes);
}

async function* readCsv(bytes: AsyncIterable<Buffer>): AsyncGenerator<SentLine> {
	const source = bytes[Symbol.asyncIterator]();
	const head = await readHead(source);
	// Spreadsheets still write the code page of the machine.
	const decoder = new TextDecoder(isUtf8(upToNewline(head)) ? 'utf-8' : 'windows-1252');
	async function* text() {
		try {
			yield decoder.decode(head, { stream: true });
			for (let next = await source.next(); !next.done; next = await source.next()) {
				yield decoder.decode(next.value, { stream: true });
			}
			yield decoder.decode();
		} finally {
			await source.return?.();
		}
	}
	const parser = parse({
		delimiter: delimiterOf(head),
		bom: true,
		info: true,
		trim: true,
		skip_empty_lines: true,
		relax_column_count: true,
		max_record_size: MAX_LINE_CHARS,
	});
	pipeline(Readable.from(text()), parser, () => {});
	try {
		for await (const { record, info } of parser) {
			const cells: string[] = record;
			yield { line: info.lines, sent: cells.slice(0, MAX_COLUMNS).map(toStorable) };
		}
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error && String(error.code).startsWith('CSV_'))) {
			throw error;
		}
		throw refused('csv', error.message.slice(0, 200));
	}
}

async function* readWorkbook(bytes: AsyncIterable<Buffer>): AsyncGenerator<SentLine> {
	for await (const { line, cells } of readXlsx(bytes)) {
		yield { line, sent: cells.map(toStorable) };
	}
}

/** Enough to see the header. */
async function readHead(source: AsyncIterator<Buffer>): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for (let next = await source.next(); !next.done; next = await source.next()) {
		chunks.push(next.value);
		size += next.value.length;
		if (size >= HEAD_BYTES || next.value.includes(NEWLINE)) break;
	}
	return Buffer.concat(chunks);
}

function upToNewline(head: Buffer): Buffer {
	return head.subarray(0, head.lastIndexOf(NEWLINE) + 1 || head.length);
}

/** Semicolons where the comma is the decimal mark; the header has no decimals. */
function delimiterOf(head: Buffer): string {
	const header = head.toString('latin1').split('\n', 1)[0] ?? '';
	const counts = [';', '\t', ','].map((mark) => ({ mark, count: header.split(mark).length }));
	return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

async function* readNdjson(bytes: AsyncIterable<Buffer>): AsyncGenerator<SentLine> {
	let line = 0;
	for await (const text of linesIn(bytes)) {
		line++;
		if (text.trim() !== '') yield { line, sent: toRecord(text) };
	}
}

/** Not by `readline`: a stream that fails once nobody reads from it any more would end the process. */
async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
	const decoder = new TextDecoder();
	let rest = '';
	for await (const chunk of bytes) {
		const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
		// What is beyond the limit is not read.
		rest = lines.pop()?.slice(0, MAX_LINE_CHARS) ?? '';
		yield* lines;
	}
	yield rest + decoder.decode();
}

async function* readJson(bytes: AsyncIterable<Buffer>): AsyncGenerator<SentLine> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of bytes) {
		size += chunk.length;
		if (size > MAX_JSON_BYTES) throw refused('jsonTooLarge', 'Send more than 10 MB as NDJSON.');
		chunks.push(chunk);
	}
	let line = 0;
	for (const record of toRecords(Buffer.concat(chunks).toString())) {
		yield { line: ++line, sent: toRecord(toText(record)) };
	}
}

function toRecords(text: string): unknown[] {
	try {
		const value: unknown = JSON.parse(text);
		if (Array.isArray(value)) return value;
	} catch {}
	throw refused('json', 'The file is not an array of records.');
}

/** Empty where it is nested too deeply to be written. */
function toText(record: unknown): string {
	try {
		return JSON.stringify(record);
	} catch {
		return '';
	}
}

const unstorable = /\\u(?:0000|d[89a-f]..)/i;

function toRecord(line: string): unknown {
	const text = toStorable(line).slice(0, MAX_LINE_CHARS);
	try {
		return unstorable.test(text) ? text : parseJson(text, RECORD_SHAPE);
	} catch {
		return text;
	}
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function toStorable(text: string): string {
	return text.toWellFormed().replaceAll('\0', '');
}
