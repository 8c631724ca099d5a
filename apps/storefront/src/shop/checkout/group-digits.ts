/** 40271183 → "4027 1183": easier to read out on the phone. */
export function groupDigits(digits: string): string {
	return digits.replace(/(\d{4})(?=\d)/g, '$1\u00a0');
}
