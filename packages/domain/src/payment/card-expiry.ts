/** How many payment methods a customer may save. */
export const MAX_SAVED_METHODS = 10;

/** What customers can save. */
export const SAVEABLE_METHOD = 'credit-cards';

export type CardExpiry = { cardExpiryMonth: number; cardExpiryYear: number };

/** As it is printed on a card: `09/28`. */
export function formatCardExpiry({ cardExpiryMonth, cardExpiryYear }: CardExpiry): string {
	return `${twoDigits(cardExpiryMonth)}/${twoDigits(cardExpiryYear % 100)}`;
}

/** A card is valid until the end of its month, by the calendar of the shop. */
export function isExpiredAt(
	{ cardExpiryMonth, cardExpiryYear }: CardExpiry,
	at: Date,
	timeZone: string,
): boolean {
	const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', timeZone });
	const [month, year] = parts.format(at).split('/').map(Number);
	if (!month || !year) throw new Error('a date without month or year');
	return cardExpiryYear * 12 + cardExpiryMonth < year * 12 + month;
}

function twoDigits(value: number): string {
	return String(value).padStart(2, '0');
}
