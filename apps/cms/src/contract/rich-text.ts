import type { Inline, RichText } from '@korb/contracts/content/blocks/rich-text';

/** The subset of the editor's state that our rich text supports; the rest is dropped. */
export type LexicalState = { root: LexicalNode };
type LexicalNode = {
	type: string;
	children?: LexicalNode[];
	text?: string;
	format?: number | string;
	tag?: string;
	listType?: string;
	fields?: { url?: string; newTab?: boolean };
	[key: string]: unknown;
};

const marks = { bold: 1, italic: 2, kill: 4, underline: 8 } as const;
type Mark = keyof typeof marks;

export function fromLexical(state: LexicalState): RichText {
	return (state.root.children ?? []).flatMap(fromBlock);
}

function fromBlock(node: LexicalNode): RichText {
	const children = (node.children ?? []).flatMap(fromInline);
	switch (node.type) {
		case 'heading': {
			const level = node.tag === 'h2' ? 2 : node.tag === 'h3' ? 3 : 4;
			return [{ type: 'heading', level, children }];
		}
		case 'quote':
			return [{ type: 'quote', children }];
		case 'list': {
			const items = (node.children ?? []).map((item) => (item.children ?? []).flatMap(fromInline));
			return [{ type: 'list', isOrdered: node.listType === 'number', items }];
		}
		default: {
			if (children.length === 0) return [];
			const [only] = children;
			const isPlain = children.length === 1 && typeof only === 'string';
			return [isPlain ? only : { type: 'paragraph', children }];
		}
	}
}

function fromInline(node: LexicalNode): Inline[] {
	if (node.type === 'linebreak') return [{ break: true }];
	if (node.type === 'link' || node.type === 'autolink') {
		const children = (node.children ?? []).flatMap(fromText);
		if (children.length === 0) return [];
		const opensNewTab = node.fields?.newTab ? { opensNewTab: true as const } : {};
		return [{ href: node.fields?.url ?? '', ...opensNewTab, children }];
	}
	return fromText(node);
}

type TextRun = string | ({ text: string } & Partial<Record<Mark, true>>);

function fromText(node: LexicalNode): TextRun[] {
	if (node.type !== 'text' || !node.text) return [];
	const format = Number(node.format ?? 0);
	const worn = (Object.keys(marks) as Mark[]).filter((mark) => format & marks[mark]);
	if (worn.length === 0) return [node.text];
	return [{ text: node.text, ...Object.fromEntries(worn.map((mark) => [mark, true as const])) }];
}

export function toLexical(value: RichText): LexicalState {
	return { root: { ...frame, type: 'root', children: value.map(toBlock) } };
}

const frame = { format: '', indent: 0, version: 1, direction: 'ltr' };

function toBlock(part: RichText[number]): LexicalNode {
	if (typeof part === 'string') return { ...frame, type: 'paragraph', children: [toText(part)] };
	switch (part.type) {
		case 'list':
			return {
				...frame,
				type: 'list',
				listType: part.isOrdered ? 'number' : 'bullet',
				tag: part.isOrdered ? 'ol' : 'ul',
				start: 1,
				children: part.items.map((item, index) => ({
					...frame,
					type: 'listitem',
					value: index + 1,
					children: item.map(toInline),
				})),
			};
		case 'heading':
			return {
				...frame,
				type: 'heading',
				tag: `h${part.level}`,
				children: part.children.map(toInline),
			};
		default:
			return { ...frame, type: part.type, children: part.children.map(toInline) };
	}
}

function toInline(inline: Inline): LexicalNode {
	if (typeof inline === 'string') return toText(inline);
	if ('break' in inline) return { type: 'linebreak', version: 1 };
	if ('href' in inline) {
		const fields = { linkType: 'custom', url: inline.href, newTab: inline.opensNewTab ?? false };
		return { ...frame, type: 'link', version: 3, fields, children: inline.children.map(toText) };
	}
	return toText(inline);
}

function toText(run: Exclude<Inline, { href: string } | { break: true }>): LexicalNode {
	const { text, ...worn } = typeof run === 'string' ? { text: run } : run;
	const format = (Object.keys(marks) as Mark[])
		.filter((mark) => (worn as Partial<Record<Mark, true>>)[mark])
		.reduce((sum, mark) => sum + marks[mark], 0);
	return { type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 };
}
