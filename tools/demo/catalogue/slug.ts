/** Lower case ASCII words joined by hyphens; umlauts are written out, as in Austrian addresses. */
export function slugify(text: string): string {
	return text
		.toLowerCase()
		.replace(/[äöüß]/g, (char) => umlauts[char] ?? char)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/(\d)[.,](\d)/g, '$1-$2')
		.replaceAll('&', ' ')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
