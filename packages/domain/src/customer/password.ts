export const PASSWORD_LENGTH = { min: 8, max: 50 } as const;

/** Of 0 to 4, as zxcvbn rates; below it, about a million guesses are enough. */
export const LOWEST_SCORE = 2;

/** What an attacker tries first: parts of the shop's name, the customer's name and address. */
export function guessableWords(texts: readonly string[]): string[] {
	return texts.flatMap((text) => text.toLowerCase().split(/[\s@.]+/)).filter(Boolean);
}

/** Why a text is not acceptable as a password; null if it is. */
export function findPasswordFault(
	password: string,
	{ min, max }: { min: number; max: number } = PASSWORD_LENGTH,
): 'blank' | 'tooShort' | 'tooLong' | null {
	if (password.trim() === '') return 'blank';
	if (password.length < min) return 'tooShort';
	return password.length > max ? 'tooLong' : null;
}
