import { posix } from 'node:path';
import { refused } from '../../../errors.ts';
import { type NumberFormat, toNumberFormat } from './cell-text.ts';
import type { Archive } from './open-archive.ts';
import { parseXml } from './parse-xml.ts';

/** Texts that cells refer to are held in memory until the sheet is read. */
const MAX_STRING_CHARS = 32 * 1024 * 1024;
const MAX_STRINGS = 2_000_000;
/** A spreadsheet has no more formats, and needs a handful of relations. */
const MAX_FORMATS = 65_536;
const MAX_RELATIONS = 10_000;

export type Workbook = {
	sheetPath: string;
	strings: string[];
	formats: NumberFormat[];
	is1904: boolean;
};

export async function readWorkbook(archive: Archive): Promise<Workbook> {
	const root = await readRelations(archive, '_rels/.rels', '');
	const path = root.find(({ type }) => type.endsWith('/officeDocument'))?.target;
	if (!path || !archive.has(path)) throw refused('xlsx', 'There is no workbook in the file.');
	const { sheetId, is1904 } = await readSheets(archive, path);
	const folder = posix.dirname(path);
	const relations = await readRelations(
		archive,
		`${folder}/_rels/${posix.basename(path)}.rels`,
		folder,
	);
	const pathOf = (kind: string) =>
		relations.find(({ type }) => type.endsWith(`/${kind}`))?.target ?? '';
	const sheetPath = relations.find(({ id }) => id === sheetId)?.target;
	if (!sheetPath || !archive.has(sheetPath)) throw refused('xlsx', 'The workbook has no sheet.');
	return {
		sheetPath,
		is1904,
		strings: await readStrings(archive, pathOf('sharedStrings')),
		formats: await readFormats(archive, pathOf('styles')),
	};
}

/** The first sheet that is not hidden. */
async function readSheets(archive: Archive, path: string) {
	let sheetId: string | undefined;
	let is1904 = false;
	const open = (name: string, attributes: Record<string, string>) => {
		if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
		if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
		sheetId ??= Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key))?.[1];
	};
	for await (const _ of parseXml(archive.read(path), { open }));
	return { sheetId, is1904 };
}

async function readRelations(archive: Archive, path: string, folder: string) {
	const relations: { id: string; type: string; target: string }[] = [];
	const open = (name: string, { Id = '', Type = '', Target = '' }: Record<string, string>) => {
		if (name !== 'Relationship') return;
		// An absolute target begins at the root of the archive.
		relations.push({ id: Id, type: Type, target: posix.resolve('/', folder, Target).slice(1) });
		if (relations.length > MAX_RELATIONS) throw tooLarge('relations');
	};
	if (!archive.has(path)) return relations;
	for await (const _ of parseXml(archive.read(path), { open }));
	return relations;
}

async function readStrings(archive: Archive, path: string): Promise<string[]> {
	const strings: string[] = [];
	if (!archive.has(path)) return strings;
	let current = '';
	let size = 0;
	// `t` holds text, also in parts with formats of their own; `rPh` says how to pronounce it.
	let isText = false;
	let isPhonetic = false;
	const handlers = {
		open: (name: string) => {
			if (name === 'si') current = '';
			if (name === 'rPh') isPhonetic = true;
			if (name === 't') isText = !isPhonetic;
		},
		text: (text: string) => {
			if (!isText) return;
			current += text;
			size += text.length;
			if (size > MAX_STRING_CHARS) throw tooLarge('texts');
		},
		close: (name: string) => {
			if (name === 't') isText = false;
			if (name === 'rPh') isPhonetic = false;
			if (name === 'si' && strings.push(current) > MAX_STRINGS) throw tooLarge('texts');
		},
	};
	for await (const _ of parseXml(archive.read(path), handlers));
	return strings;
}

/** By the number that cells refer to. */
async function readFormats(archive: Archive, path: string): Promise<NumberFormat[]> {
	const codes = new Map<number, string>();
	const ids: number[] = [];
	let isCellFormat = false;
	const handlers = {
		open: (name: string, attributes: Record<string, string>) => {
			if (name === 'cellXfs') isCellFormat = true;
			const id = Number(attributes['numFmtId'] ?? 0);
			if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '');
			if (name === 'xf' && isCellFormat) ids.push(id);
			if (ids.length > MAX_FORMATS || codes.size > MAX_FORMATS) throw tooLarge('formats');
		},
		close: (name: string) => {
			if (name === 'cellXfs') isCellFormat = false;
		},
	};
	if (archive.has(path)) for await (const _ of parseXml(archive.read(path), handlers));
	return ids.map((id) => toNumberFormat(id, codes));
}

function tooLarge(what: string) {
	return refused('xlsxTooLarge', `The workbook has too many ${what}.`);
}
