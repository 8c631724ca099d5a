/** Without I, L, O and U, which are mistaken for other characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const GIFT_CARD_CODE_LENGTH = 16;

/** In capitals, without separators, and with the digits that letters were mistaken for. */
export function normaliseGiftCardCode(text: string): string {
	return text
		.toUpperCase()
		.replaceAll(/[\s–-]/g, '')
		.replaceAll('O', '0')
		.replaceAll(/[IL]/g, '1');
}

/** Whether a normalised code can exist. Its check character finds every single mistyped character. */
export function isGiftCardCode(code: string): boolean {
	const rest = code.slice(0, -1);
	return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) && code.endsWith(checkCharacterOf(rest));
}

/** 75 bits of the given bytes and a check character. */
export function giftCardCodeOf(bytes: Uint8Array): string {
	const characters = bytes.subarray(0, GIFT_CARD_CODE_LENGTH - 1);
	const rest = Array.from(characters, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
	return rest + checkCharacterOf(rest);
}

/** As it is printed: four groups of four. */
export function formatGiftCardCode(code: string): string {
	return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The Luhn algorithm in base 32. */
function checkCharacterOf(rest: string): string {
	const base = alphabet.length;
	const sum = [...rest].reverse().reduce((total, character, place) => {
		const product = alphabet.indexOf(character) * (place % 2 === 0 ? 2 : 1);
		return total + Math.floor(product / base) + (product % base);
	}, 0);
	return alphabet.charAt((base - (sum % base)) % base);
}
