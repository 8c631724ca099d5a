export type Requirement = { id: string; text: string };

export type Trace = {
	covered: Requirement[];
	missing: Requirement[];
	/** Ids with a known prefix that appear in a test title but not in the catalogue. */
	unknown: string[];
};

/** Decisions explain requirements; titles may name them, but they do not count. */
const UNCOUNTED_PREFIX = 'OPEN';

export function traceRequirements(catalogue: Requirement[], testSources: string[]): Trace {
	const known = new Set(catalogue.map(({ id }) => id));
	const prefixes = new Set(catalogue.map(({ id }) => prefixOf(id)));
	const named = new Set(testSources.flatMap(findTitleIds));
	const counted = catalogue.filter(({ id }) => prefixOf(id) !== UNCOUNTED_PREFIX);
	return {
		covered: counted.filter(({ id }) => named.has(id)),
		missing: counted.filter(({ id }) => !named.has(id)),
		unknown: [...named].filter((id) => prefixes.has(prefixOf(id)) && !known.has(id)).sort(),
	};
}

/** Rows of the form `| TEN-05 | text | … |`. */
export function parseCatalogue(markdown: string): Requirement[] {
	const rows = markdown.matchAll(/^\| ([A-Z]+-\d+) \| (.*?) \| /gm);
	return Array.from(rows, ([, id = '', text = '']) => ({ id, text }));
}

/** Ids at the start of a string literal, except in skipped and todo tests. */
export function findTitleIds(source: string): string[] {
	const code = source.replace(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
	const titles = code.matchAll(
		/(?<!\.(?:skip|todo|fixme|fails)\(\s*)['"`]([A-Z]+-\d+\b(?:,? [A-Z]+-\d+\b)*)/g,
	);
	return Array.from(titles, ([, ids = '']) => ids.split(/,? /)).flat();
}

/** `TEN-05..TEN-25,CMS-05` → the catalogue's rows in that order; throws on an unknown id. */
export function selectRange(catalogue: Requirement[], range: string): Requirement[] {
	return range.split(',').flatMap((part) => {
		const [from = '', to = from] = part.trim().split('..');
		const prefix = prefixOf(from);
		const first = numberOf(from);
		const last = numberOf(to);
		const rows = catalogue.filter(({ id }) => {
			const number = numberOf(id);
			return prefixOf(id) === prefix && number >= first && number <= last;
		});
		if (prefixOf(to) !== prefix || rows.length === 0 || rows.length !== last - first + 1) {
			throw new Error(`no such requirements: ${part.trim()}`);
		}
		return rows;
	});
}

export function prefixOf(id: string): string {
	return id.split('-')[0] ?? '';
}

function numberOf(id: string): number {
	return Number(id.split('-')[1]);
}
