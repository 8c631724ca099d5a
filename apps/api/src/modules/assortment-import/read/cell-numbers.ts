/** Ends a promotion, removes a loyalty price, makes stock unlimited. */
export const NOTHING = '-';
export const MAX_CENTS = 100_000_00;

/** `1,49`, `€ 1.49`, `1.299,00`. Three decimals are refused: `1.299` could be either. */
export function toCents(text: string): number | undefined {
	const amount = text.replaceAll(/[€\s\u00a0]|EUR/gi, '');
	const plain = /^\d{1,3}([.,]\d{3})+[.,]\d{2}$/.test(amount)
		? amount.slice(0, -3).replaceAll(/[.,]/g, '') + amount.slice(-3)
		: amount;
	if (!/^\d{1,7}([.,]\d{1,2})?$/.test(plain)) return undefined;
	const cents = Math.round(Number(plain.replace(',', '.')) * 100);
	return cents >= 1 && cents <= MAX_CENTS ? cents : undefined;
}

export function toWhole(text: string, atMost: number, atLeast = 0): number | undefined {
	if (!/^\d{1,8}$/.test(text)) return undefined;
	const value = Number(text);
	return value >= atLeast && value <= atMost ? value : undefined;
}

/** `2026-07-20` or `20.7.2026`. */
export function toDay(text: string): string | undefined {
	const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
	const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
	if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
	const date = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** `0,5` or `0.5`. */
export function toDecimal(text: string): number | undefined {
	return /^\d{1,8}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
