/** Highlights the search words inside a text. */
export function Marked({ text, term }: { text: string; term: string }) {
	return splitAt(text, term).map(({ part, isMatch }, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
		isMatch ? <b key={index}>{part}</b> : part,
	);
}

export function splitAt(text: string, term: string): { part: string; isMatch: boolean }[] {
	const words = term
		.split(/\s+/)
		.filter(Boolean)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	if (words.length === 0) return [{ part: text, isMatch: false }];
	return text
		.split(new RegExp(`(${words.join('|')})`, 'giu'))
		.map((part, index) => ({ part, isMatch: index % 2 === 1 }))
		.filter(({ part }) => part !== '');
}
