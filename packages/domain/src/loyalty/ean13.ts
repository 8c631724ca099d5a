/** The thirteenth digit of an EAN-13: weights 1 and 3 in turn, up to the next ten. */
export function checkDigitOf(first12: string): string {
	const sum = [...first12].reduce(
		(total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
		0,
	);
	return String((10 - (sum % 10)) % 10);
}

export function isEan13(code: string): boolean {
	return /^\d{13}$/.test(code) && checkDigitOf(code.slice(0, 12)) === code[12];
}

const leftOdd = [
	...['0001101', '0011001', '0010011', '0111101', '0100011'],
	...['0110001', '0101111', '0111011', '0110111', '0001011'],
];
const right = leftOdd.map((code) => code.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0')));
const leftEven = right.map((code) => [...code].reverse().join(''));
/** The first digit is not drawn: it chooses the codes of the six that follow. */
const parities = [
	...['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG'],
	...['LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'],
];

/** The 95 modules of the barcode: 1 is a bar, 0 a space. */
export function ean13Modules(code: string): string {
	const digits = [...code].map(Number);
	const parity = parities[digits[0] ?? 0] ?? '';
	const left = digits
		.slice(1, 7)
		.map((digit, place) => (parity[place] === 'L' ? leftOdd : leftEven)[digit]);
	const rest = digits.slice(7).map((digit) => right[digit]);
	return `101${left.join('')}01010${rest.join('')}101`;
}
