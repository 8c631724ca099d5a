export const PASSWORD_LENGTH = { min: 8, max: 50 } as const;

/** Why a text is not acceptable as a password; null if it is. */
export function findPasswordFault(
	password: string,
	{ min, max }: { min: number; max: number } = PASSWORD_LENGTH,
): 'blank' | 'tooShort' | 'tooLong' | null {
	if (password.trim() === '') return 'blank';
	if (password.length < min) return 'tooShort';
	return password.length > max ? 'tooLong' : null;
}
