const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Währinger Straße` and `waehringer str.` normalise to the same words. */
export function foldAddress(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFC')
		.replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
		.normalize('NFD')
		.replace(/[\p{M}'’]/gu, '')
		.replace(/str\./g, 'strasse ')
		.replace(/[^\p{L}\p{N}/]+/gu, ' ')
		.trim();
}

export type ParsedAddress = {
	/** Normalised words of street, city and postal code, without the house number. */
	words: string[];
	houseNumber: string | null;
};

/** Parses `Neubaugasse 12/3, 1070 Wien` as well as `221b Baker Street, London NW1`. */
export function parseAddress(text: string): ParsedAddress {
	const words: string[] = [];
	let houseNumber: string | null = null;
	for (const word of foldAddress(text).split(' ').filter(Boolean)) {
		const [, number] = /^(\d{1,3}[a-z]?)(?:\/.*)?$/.exec(word) ?? [];
		if (number !== undefined && houseNumber === null) houseNumber = number;
		else words.push(word);
	}
	return { words, houseNumber };
}
