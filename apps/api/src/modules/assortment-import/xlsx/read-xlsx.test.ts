import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { readXlsx } from './read-xlsx.ts';
import { aWorkbook, type TestWorkbook } from './testing.ts';

async function read(file: Buffer, maxUnpackedBytes?: number) {
	const rows = [];
	const source = readXlsx(Readable.from([file]), maxUnpackedBytes);
	for await (const { line, cells } of source) rows.push([line, ...cells]);
	return rows;
}
const rowsOf = (rows: string, more: Partial<TestWorkbook> = {}) =>
	read(aWorkbook({ sheets: [{ rows }], ...more }));
const refusal = (rule: string) => expect.objectContaining({ rule });

describe('the cells of a workbook', () => {
	it('are texts, shared or not, without how they are pronounced', async () => {
		const strings =
			'<si><t>Äpfel</t></si><si><r><t>Bir</t></r><r><t>nen &amp; mehr</t></r><rPh><t>x</t></rPh></si>';
		const rows =
			'<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Kiwi</t></is></c></row>';
		expect(await rowsOf(rows, { strings })).toEqual([[1, 'Äpfel', 'Birnen & mehr', 'Kiwi']]);
	});

	it('are numbers without the error of binary fractions, and formulas as they were saved', async () => {
		const rows =
			'<row><c><v>1.4900000000000002</v></c><c><v>1299</v></c><c><v>4.012345678901E+12</v></c><c><f>A1*2</f><v>2.98</v></c><c t="str"><f>B1</f><v>1.299,00 €</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>';
		expect(await rowsOf(rows)).toEqual([
			[1, '1.49', '1299', '4012345678901', '2.98', '1.299,00 €', 'yes', '#N/A'],
		]);
	});

	it('are days and padded numbers by their format', async () => {
		const styles =
			'<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy;@"/><numFmt numFmtId="165" formatCode="00000000"/><numFmt numFmtId="166" formatCode="#,##0.00\\ &quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>';
		const rows =
			'<row><c s="0"><v>46223</v></c><c s="1"><v>46223</v></c><c s="2"><v>46223.75</v></c><c s="3"><v>4711</v></c><c s="4"><v>2.5</v></c><c t="d"><v>2026-07-20T00:00:00Z</v></c></row>';
		expect(await rowsOf(rows, { styles })).toEqual([
			[1, '46223', '2026-07-20', '2026-07-20', '00004711', '2.5', '2026-07-20'],
		]);
		const older = '<row><c s="1"><v>44761</v></c></row>';
		expect(await rowsOf(older, { styles, is1904: true })).toEqual([[1, '2026-07-20']]);
	});

	it('keep their places where rows and cells are left out', async () => {
		const rows =
			'<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="3"><c r="A3"/></row><row r="7"><c r="A7"><v>3</v></c><c r="AAA7"><v>4</v></c></row>';
		expect(await rowsOf(rows)).toEqual([
			[2, '', '1', '', '2'],
			[7, '3'],
		]);
	});

	it('are those of the first visible sheet', async () => {
		const file = aWorkbook({
			sheets: [
				{ rows: [['versteckt']], state: 'hidden' },
				{ rows: [['Preise']] },
				{ rows: [['anderes']] },
			],
		});
		expect(await read(file)).toEqual([[1, 'Preise']]);
	});
});

describe('a file that is no workbook', () => {
	const row = '<row r="1"><c><v>1</v></c></row>';
	const aText = `<si><t>${'x'.repeat(50_000)}</t></si>`;
	const repeated = (cells: number) => `<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`;
	const attributes = Array.from({ length: 101 }, (_, index) => `a${index}=""`).join(' ');

	it.each([
		['an old or encrypted one', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
		['an archive of something else', aWorkbook({ sheets: [] })],
		['broken XML', aWorkbook({ sheets: [{ rows: '<row><c></row>' }] })],
		['a row twice', aWorkbook({ sheets: [{ rows: row + row }] })],
		['a row that is none', aWorkbook({ sheets: [{ rows: '<row r="x"/>' }] })],
		['a cell that is none', aWorkbook({ sheets: [{ rows: '<row><c r="1"/></row>' }] })],
		['an endless row', aWorkbook({ sheets: [{ rows: [['x'.repeat(70_000)]] }] })],
		['a text that a row repeats', aWorkbook({ sheets: [{ rows: repeated(2) }], strings: aText })],
		['a deep one', aWorkbook({ sheets: [{ rows: '<a>'.repeat(60) + '</a>'.repeat(60) }] })],
		['an element of attributes', aWorkbook({ sheets: [{ rows: `<row ${attributes}/>` }] })],
	])('is refused: %s', async (_, file) => {
		await expect(read(file)).rejects.toEqual(refusal('xlsx'));
	});

	it('is refused when it unpacks to more than it may', async () => {
		const bomb = aWorkbook({ sheets: [{ rows: ' '.repeat(200_000) }] });
		expect(bomb.length).toBeLessThan(10_000);
		await expect(read(bomb, 100_000)).rejects.toEqual(refusal('xlsxTooLarge'));
		expect(await read(bomb)).toEqual([]);
	});

	it('is refused when its rows repeat a text too often', async () => {
		const file = aWorkbook({ sheets: [{ rows: repeated(1).repeat(3) }], strings: aText });
		await expect(read(file, 120_000)).rejects.toEqual(refusal('xlsxTooLarge'));
		expect(await read(file)).toHaveLength(3);
	});

	it('is refused with more formats than a spreadsheet has', async () => {
		const styles = `<cellXfs>${'<xf/>'.repeat(65_537)}</cellXfs>`;
		await expect(rowsOf(row, { styles })).rejects.toEqual(refusal('xlsxTooLarge'));
	});

	it('is read at once whatever its formats say', async () => {
		const code = '['.repeat(60_000);
		const styles = `<numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(1000)}</cellXfs>`;
		expect(await rowsOf(row, { styles })).toEqual([[1, '1']]);
	});

	it('is refused with too many entries', async () => {
		const names = Array.from({ length: 1001 }, (_, index) => [`${index}`, new Uint8Array()]);
		const file = aWorkbook({ sheets: [{ rows: row }], more: Object.fromEntries(names) });
		await expect(read(file)).rejects.toEqual(refusal('xlsxTooLarge'));
	});

	it('leaves no file behind', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'korb-test-'));
		vi.stubEnv('TMPDIR', folder);
		await read(aWorkbook({ sheets: [{ rows: row }] }));
		await expect(read(Buffer.from('PK'))).rejects.toEqual(refusal('xlsx'));
		expect(await readdir(folder)).toEqual([]);
		vi.unstubAllEnvs();
		await rm(folder, { recursive: true });
	});
});
