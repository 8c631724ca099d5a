import type { SandboxScript } from '@korb/contracts/order/payment-sandbox';
import { skus } from '../faults/faulty-shop.ts';
import { createSeededChoice } from './seeded-choice.ts';

const cards = ['4242424242424242', '5555555555554444', '4242424242424242', '4000000000000002'];
const behaviours = [
	'comes back',
	'comes back twice',
	'closes the tab',
	'never pays',
	'resets',
] as const;
const fates = ['kept', 'cancelled', 'picked', 'moved', 'added to', 'sent back'] as const;
const methods = ['credit-cards', 'credit-cards', 'credit-cards', 'payment-at-the-door'] as const;
const yesOrNo = [true, false];

/** Everything about one cart that does not depend on the shop's responses. */
export type Purchase = ReturnType<typeof planPurchase>;

export function planPurchase(seed: string, shopper: number, turn: number) {
	const choose = createSeededChoice(seed, `shopper ${shopper}, cart ${turn}`);
	const byte = Array.from({ length: 254 }, (_, n) => n + 1);
	const press = () => ({
		methodKey: choose(methods),
		behaviour: choose(behaviours),
		card: choose(cards),
		/** Whether a customer pays with a saved card, or saves one. */
		usesSaved: choose([true, true, true, false]),
	});
	return {
		/** A client address per cart, because rate limits count per client. */
		address: `10.${choose(byte)}.${choose(byte)}.${choose(byte)}`,
		email: `shopper-${shopper}-${turn}@example.at`,
		products: Array.from({ length: 3 }, () => ({ sku: choose(skus), delta: choose([1, 2]) })),
		/** Which of the windows with capacity to try, in order of preference. */
		choices: Array.from({ length: 4 }, () => choose(byte)),
		press: press(),
		fate: choose(fates),
		addition: { sku: choose(skus), press: press(), isCancelled: choose(yesOrNo) },
		isAllSentBack: choose(yesOrNo),
		/** Whether the last product is missing when the order is picked. */
		isShort: choose(yesOrNo),
		/** Whether a customer's cart gives way to the one filled before signing in, or takes it up. */
		isReplaced: choose([true, true, true, false]),
		/** Whether gift cards of a customer pay first. */
		usesWallet: choose(yesOrNo),
	};
}

const scripts: Partial<SandboxScript>[] = [
	{},
	{ webhook: 'duplicate' },
	{ webhook: 'early' },
	{ webhook: 'never' },
	{ webhook: 'late', lateMs: 500 },
	{ changeAmountCents: 7 },
	{ delayMs: 60 },
	{ loseAnswers: { operation: 'create', times: 1 } },
	{ loseAnswers: { operation: 'create', times: 2 } },
	{ loseAnswers: { operation: 'create', times: 2, isError: true } },
	{ loseAnswers: { operation: 'status', times: 1 } },
	{ loseAnswers: { operation: 'capture', times: 2 } },
	{ loseAnswers: { operation: 'void', times: 2 } },
	{ loseAnswers: { operation: 'refund', times: 2 } },
];
const KILL_EVERY_MS = 1500;
const kills = [...Array<null>(17).fill(null), 'api', 'worker', 'worker'] as const;

export type Fault = {
	atMs: number;
	/** How the provider behaves from now on. */
	script: Partial<SandboxScript>;
	kill: (typeof kills)[number] | 'postgres';
};

/** The faults to inject, with their times. */
export function planFaults(seed: string, lengthMs: number, postgresKills: number): Fault[] {
	const choose = createSeededChoice(seed, 'faults');
	const count = Math.floor(lengthMs / KILL_EVERY_MS);
	const faults = Array.from({ length: count }, (_, n): Fault => {
		const script = choose(scripts);
		return { atMs: n * KILL_EVERY_MS, script, kill: choose(kills) };
	});
	for (let n = 0; n < postgresKills; n++) {
		const fault = faults[Math.floor(((n + 0.5) / postgresKills) * count)];
		if (fault) fault.kill = 'postgres';
	}
	return faults;
}
