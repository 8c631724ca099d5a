import type { Letter } from './letter.ts';

/** The same letter for whoever reads plain text. */
export function writeLetter(letter: Letter): string {
	const parts = [
		letter.headline,
		...letter.paragraphs,
		letter.button && `${letter.button.text}:\n${letter.button.href}`,
		letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
		letter.lines
			.flatMap(({ text, note, amount }) => [`${text}  ${amount}`, ...(note ? [`  ${note}`] : [])])
			.join('\n'),
		letter.sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
		letter.vat.rows.length > 0 &&
			[letter.vat.head, ...letter.vat.rows].map((row) => row.join('  ')).join('\n'),
		...letter.notes,
		...letter.links.map(({ text, href }) => `${text}:\n${href}`),
		letter.foot.join('\n'),
	];
	return `${parts.filter(Boolean).join('\n\n')}\n`;
}
