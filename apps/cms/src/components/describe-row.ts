export type RowData = Record<string, unknown>;

const telling = [
	'title',
	'text',
	'label',
	'question',
	'name',
	'caption',
	'eyebrow',
	'term',
	'days',
	'product',
];
const LONGEST = 60;

/** A short label that distinguishes a collapsed row from its neighbours. */
export function describeRow(row: RowData | undefined): string {
	if (!row) return '';
	if (typeof row['span'] === 'string' || typeof row['span'] === 'number')
		return `${row['span']}/12`;
	for (const name of telling) {
		const value = row[name];
		if (typeof value !== 'string' || !value.trim()) continue;
		const { substance } = row;
		return shorten(typeof substance === 'string' ? `${value.trim()}, ${substance}` : value.trim());
	}
	const [cell] = Array.isArray(row['cells']) ? (row['cells'] as unknown[]) : [];
	return typeof cell === 'string' ? shorten(cell) : shorten(firstWords(row['paragraphs']));
}

/** Whether its name and content are still empty. */
export function isBlank(row: RowData | undefined): boolean {
	const { span: _, ...rest } = row ?? {};
	const { children } = rest;
	return describeRow(rest) === '' && !(Array.isArray(children) && children.length > 0);
}

/** The plain text of a rich text, which is a tree of nodes. */
function firstWords(node: unknown): string {
	if (typeof node !== 'object' || node === null) return '';
	const { text, root, children } = node as { text?: unknown; root?: unknown; children?: unknown };
	if (typeof text === 'string') return text;
	if (root) return firstWords(root);
	for (const child of Array.isArray(children) ? children : []) {
		const words = firstWords(child);
		if (words) return words;
	}
	return '';
}

function shorten(words: string): string {
	return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()} …` : words;
}
