/** Without lookalike letters and digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Hard to guess; 32 letters divide 256, so all of them are as likely. */
export function newCode(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
	return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
