import type { SandboxCard } from '@korb/contracts/order/payment-sandbox';

export type CardInput = { number: string; expiry: string; cvc: string };
export type CardError = 'number' | 'expiry' | 'cvc';
export type CardCheck =
	| { ok: true; card: SandboxCard; decline: string | null; needsChallenge: boolean }
	| { ok: false; errors: CardError[] };

/**
 * Well-known test numbers and their behaviour. Other numbers of the same brands are accepted, too.
 */
export const testNumbers = [
	{ number: '4242424242424242', does: 'pays' },
	{ number: '5555555555554444', does: 'pays' },
	{ number: '378282246310005', does: 'pays' },
	{ number: '30569309025904', does: 'pays' },
	{ number: '4000000000003220', does: 'challenge' },
	{ number: '4000000000000002', does: 'card_declined' },
	{ number: '4000000000009995', does: 'insufficient_funds' },
	{ number: '4000000000000069', does: 'expired_card' },
	{ number: '4000000000000127', does: 'incorrect_cvc' },
] as const;

export function checkCard(input: CardInput, now: Date): CardCheck {
	const number = input.number.replace(/[\s-]/g, '');
	const brand = brandOf(number);
	const expiry = readExpiry(input.expiry);
	const cvcLength = brand === 'American Express' ? 4 : 3;
	const errors: CardError[] = [];
	if (!brand || !passesLuhn(number)) errors.push('number');
	if (!expiry || isPast({ expiryMonth: expiry.month, expiryYear: expiry.year }, now)) {
		errors.push('expiry');
	}
	if (!/^\d+$/.test(input.cvc) || input.cvc.length !== cvcLength) errors.push('cvc');
	if (errors.length > 0 || !brand || !expiry) return { ok: false, errors };
	const does = testNumbers.find((test) => test.number === number)?.does ?? 'pays';
	return {
		ok: true,
		card: {
			brand,
			lastDigits: number.slice(-4),
			expiryMonth: expiry.month,
			expiryYear: expiry.year,
		},
		decline: does === 'pays' || does === 'challenge' ? null : does,
		needsChallenge: does === 'challenge',
	};
}

const brands: [RegExp, string][] = [
	[/^4\d{15}$/, 'Visa'],
	[/^(?:5[1-5]\d{14}|2[2-7]\d{14})$/, 'Mastercard'],
	[/^3[47]\d{13}$/, 'American Express'],
	[/^3(?:0[0-5]|[68]\d)\d{11}$/, 'Diners Club'],
];

function brandOf(number: string): string | null {
	return brands.find(([pattern]) => pattern.test(number))?.[1] ?? null;
}

function passesLuhn(number: string): boolean {
	const sum = [...number]
		.toReversed()
		.map((digit, index) => (index % 2 === 0 ? Number(digit) : doubled(Number(digit))))
		.reduce((total, digit) => total + digit, 0);
	return sum % 10 === 0;
}

function doubled(digit: number): number {
	return digit > 4 ? digit * 2 - 9 : digit * 2;
}

function readExpiry(text: string): { month: number; year: number } | null {
	const match = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text);
	return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : null;
}

/** A card is valid until the end of its expiry month. */
export function isPast(
	{ expiryMonth, expiryYear }: Pick<SandboxCard, 'expiryMonth' | 'expiryYear'>,
	now: Date,
): boolean {
	return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}
