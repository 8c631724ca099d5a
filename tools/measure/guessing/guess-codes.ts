import { toPath } from '@korb/contracts/platform/to-path';
import { XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { putGiftCard } from '@korb/contracts/wallet/wallet-paths';
import { giftCardCodeOf } from '@korb/domain/wallet/gift-card-code';
import { createSeededChoice } from '../../chaos/seeded-choice.ts';
import { insertSignedIn } from '../../checkout/customers.ts';
import { HttpShopper } from '../../checkout/http-shopper.ts';
import { compareRanks, median } from '../figures.ts';

/** Limits of wrong codes in an hour. */
const PER_CUSTOMER = 5;
export const PER_ADDRESS = 10;
const CUSTOMERS_EACH = 3;
const AT_ONCE = 4;
const PER_WALLET = 20;

/** `foreign` codes are those of another shop. */
const kinds = ['unknown', 'foreign', 'linked', 'expired'] as const;
type Kind = (typeof kinds)[number];
const codeOf: Record<Kind, number> = { unknown: 1002, foreign: 1002, linked: 1004, expired: 1000 };

type Target = { origin: string; databaseUrl: string; tenantId: string };

export type GuessOptions = Target & {
	addresses: number;
	guesses: number;
	/** Each may be tried ten times a day. */
	cards: Record<Exclude<Kind, 'unknown'>, string[]>;
	say: (line: string) => void;
};

type Guess = { kind: Kind; ms: number; status: number; code: number | null; rest: string };

/**
 * Tries wrong codes of gift cards from many addresses, each with several customers. As many as the
 * limits permit come one after the other, so that their times can be compared.
 */
export async function guessCodes(options: GuessOptions) {
	const { addresses, guesses, say } = options;
	const choose = createSeededChoice('guessing', 'kinds');
	const codes = codesOf(options.cards);
	const guessers = await openGuessers(options);
	const guess = async (address: number, customer: number): Promise<Guess> => {
		const kind = choose(kinds);
		const guesser = guessers[address * CUSTOMERS_EACH + customer];
		if (!guesser) throw new Error('nobody is there');
		return { kind, ...(await send(guesser, codes(kind))) };
	};

	const timed: Guess[] = [];
	for (let round = 0; round < PER_ADDRESS; round++) {
		for (let address = 0; address < addresses; address++) {
			timed.push(await guess(address, Math.floor(round / PER_CUSTOMER)));
		}
		say(`${timed.length} codes tried`);
	}
	const late: Guess[] = [];
	let left = guesses - timed.length;
	const goOn = async () => {
		while (left-- > 0) late.push(await guess(left % addresses, CUSTOMERS_EACH - 1));
	};
	await Promise.all(Array.from({ length: AT_ONCE }, goOn));
	say(`${timed.length + late.length} codes tried`);
	return summarise(timed, late);
}

/** Puts the cards into wallets, each from an address of its own. */
export async function linkCards(
	{ origin, databaseUrl, tenantId }: Target,
	codes: string[],
): Promise<void> {
	const wallets = Math.ceil(codes.length / PER_WALLET);
	const owners = await insertSignedIn(databaseUrl, wallets, tenantId);
	for (const [index, code] of codes.entries()) {
		const [wallet, place] = [Math.floor(index / PER_WALLET), index % PER_WALLET];
		const shopper = new HttpShopper(origin, { 'x-forwarded-for': `101.${wallet}.${place}.1` });
		await shopper.continueAs(owners[wallet]?.session ?? '');
		await shopper.get(putGiftCard, { body: { code } });
	}
}

function summarise(timed: Guess[], late: Guess[]) {
	const all = [...timed, ...late];
	const evaluated = all.filter(({ status }) => status === 409);
	const limited = all.filter(({ status }) => status === 429);
	const times = (exists: boolean) =>
		timed
			.filter(({ kind }) => exists === (kind === 'linked' || kind === 'expired'))
			.map(({ ms }) => ms);
	const wrongNumbers = evaluated.filter(({ kind, code }) => code !== codeOf[kind]);
	return {
		guesses: all.length,
		evaluated: evaluated.length,
		limited: limited.length,
		otherAnswers: all.length - evaluated.length - limited.length,
		wrongNumbers: wrongNumbers.length,
		/** What answers look like apart from the number. */
		refusals: [...new Set(evaluated.map(({ rest }) => rest))],
		limits: [...new Set(limited.map(({ rest }) => rest))],
		medianMsOfExisting: median(times(true)),
		medianMsOfOthers: median(times(false)),
		ranks: compareRanks(times(true), times(false)),
	};
}

function codesOf(cards: GuessOptions['cards']): (kind: Kind) => string {
	const used = { foreign: 0, linked: 0, expired: 0 };
	return (kind) => {
		if (kind === 'unknown') return giftCardCodeOf(crypto.getRandomValues(new Uint8Array(15)));
		return cards[kind][used[kind]++ % cards[kind].length] ?? '';
	};
}

type Guesser = { url: string; headers: Record<string, string> };

/** Several customers at each address, and every address in a network of its own. */
async function openGuessers(options: GuessOptions): Promise<Guesser[]> {
	const { origin, databaseUrl, tenantId, addresses } = options;
	const people = await insertSignedIn(databaseUrl, addresses * CUSTOMERS_EACH, tenantId);
	const guessers: Guesser[] = [];
	for (const [index, { session }] of people.entries()) {
		const address = Math.floor(index / CUSTOMERS_EACH);
		const from = { 'x-forwarded-for': `100.${64 + (address >> 8)}.${address & 255}.1` };
		const shopper = new HttpShopper(origin, from);
		await shopper.continueAs(session);
		guessers.push({
			url: origin + toPath(putGiftCard),
			headers: {
				...from,
				'content-type': 'application/json',
				'sec-fetch-site': 'same-origin',
				[XSRF_HEADER]: shopper.cookies.get('XSRF-TOKEN') ?? '',
				cookie: [...shopper.cookies].map((pair) => pair.join('=')).join('; '),
			},
		});
	}
	return guessers;
}

async function send({ url, headers }: Guesser, code: string): Promise<Omit<Guess, 'kind'>> {
	const startedAt = performance.now();
	const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ code }) });
	const text = await answer.text();
	const ms = performance.now() - startedAt;
	const { code: number = null, requestId: _id, ...body } = JSON.parse(text);
	// These depend on the time, the request and the connection alone.
	const changing = ['date', 'x-request-id', 'retry-after', 'connection', 'keep-alive'];
	const fields = [...answer.headers].filter(([name]) => !changing.includes(name));
	return { ms, status: answer.status, code: number, rest: JSON.stringify({ body, fields }) };
}
