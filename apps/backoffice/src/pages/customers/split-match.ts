/** The part of a text that was searched for, to be marked. */
export function splitMatch(
	text: string,
	search: string,
): { before: string; match: string; after: string } {
	const at = search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase());
	if (at < 0) return { before: text, match: '', after: '' };
	const end = at + search.length;
	return { before: text.slice(0, at), match: text.slice(at, end), after: text.slice(end) };
}
