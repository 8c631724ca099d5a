import { strToU8, type Zippable, zipSync } from 'fflate';

/** Rows as XML of a sheet, or values that become text and plain numbers. */
export type TestSheet = {
	name?: string;
	state?: string;
	rows: (string | number | null)[][] | string;
};

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export type TestWorkbook = {
	sheets: TestSheet[];
	/** Content of `sst`, and of `styleSheet`. */
	strings?: string;
	styles?: string;
	is1904?: boolean;
	more?: Zippable;
};

/** A workbook as spreadsheets write it. */
export function aWorkbook({ sheets, strings, styles, is1904, more }: TestWorkbook): Buffer {
	const relation = (id: string, kind: string, target: string) =>
		`<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
	const sheetTags = sheets.map(
		({ name = 'Blatt', state = 'visible' }, index) =>
			`<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`,
	);
	const files: Record<string, string> = {
		'_rels/.rels': `<Relationships xmlns="${PACKAGE}">${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
		'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheetTags.join('')}</sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${sheets
			.map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`))
			.join('')}${relation('t', 'sharedStrings', '/xl/sharedStrings.xml')}${relation(
			'y',
			'styles',
			'styles.xml',
		)}</Relationships>`,
		'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings ?? ''}</sst>`,
		'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles ?? ''}</styleSheet>`,
	};
	for (const [index, { rows }] of sheets.entries()) {
		const data = typeof rows === 'string' ? rows : rows.map(toRow).join('');
		files[`xl/worksheets/sheet${index}.xml`] =
			`<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`;
	}
	const packed = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
	return Buffer.from(zipSync({ ...Object.fromEntries(packed), ...more }));
}

function toRow(values: (string | number | null)[]): string {
	const cells = values.map((value) => {
		if (value === null) return '<c/>';
		if (typeof value === 'number') return `<c><v>${value}</v></c>`;
		return `<c t="inlineStr"><is><t>${value}</t></is></c>`;
	});
	return `<row>${cells.join('')}</row>`;
}
