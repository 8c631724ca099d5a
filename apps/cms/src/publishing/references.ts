import { SearchingBlock } from '@korb/contracts/content/editor-choices';

type Path = (string | number)[];
export type References = {
	links: { path: Path; href: string }[];
	blocks: { path: Path; block: SearchingBlock }[];
};

/** References of a document in the shop's format: internal links and entities to look up. */
export function listReferences(document: unknown): References {
	const found: References = { links: [], blocks: [] };
	visit(document, [], found);
	return found;
}

function visit(value: unknown, path: Path, found: References): void {
	if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) visit(item, [...path, index], found);
		return;
	}
	if (typeof value !== 'object' || value === null) return;
	const entry = value as Record<string, unknown>;
	for (const name of ['href', 'target']) {
		const href = entry[name];
		if (typeof href !== 'string' || !href.startsWith('/')) continue;
		// A link inside a text has no field of its own, so report the text's field.
		const isInText = Array.isArray(entry['children']);
		found.links.push({ path: isInText ? fieldAround(path) : [...path, name], href });
	}
	const block = SearchingBlock.safeParse(entry);
	if (block.success)
		found.blocks.push({ path: [...path, ...sourceField(block.data)], block: block.data });
	for (const [name, part] of Object.entries(entry)) visit(part, [...path, name], found);
}

function fieldAround(path: Path): Path {
	const end = path.findLastIndex((step) => typeof step === 'string' && step !== 'children');
	return path.slice(0, end + 1);
}

/** The field where an editor changes the block's query. */
function sourceField(block: SearchingBlock): Path {
	if (block.type === 'product-promotion') return ['sku'];
	if (block.type === 'publication') return ['publications'];
	const { source } = block;
	const fields = {
		skus: ['skus'],
		category: ['category'],
		search: ['term'],
		promotion: ['category'],
		favorites: ['kind'],
		slugs: ['slugs'],
		tag: ['tag'],
		latest: ['kind'],
	} satisfies Record<typeof source.kind, string[]>;
	return ['source', ...fields[source.kind]];
}
