/** "Praterstraße 38", in Britain "38 Exmouth Market". */
export function streetLine(country: string, streetName: string, streetNumber: string): string {
	return inOrder(country, [streetName, streetNumber]);
}

/** "1020 Wien", in Britain "London EC1R". */
export function townLine(country: string, postalCode: string, city: string): string {
	return inOrder(country, [postalCode, city]);
}

function inOrder(country: string, parts: string[]): string {
	const ordered = country === 'GB' ? parts.toReversed() : parts;
	return ordered.filter(Boolean).join(' ');
}
