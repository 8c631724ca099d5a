import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cart } from '@korb/contracts/cart/cart';
import { setCrateDeposit, setDistributionAddress } from '@korb/contracts/cart/cart-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import type { StressedShop } from '../../chaos/chaos-shop.ts';
import { type Answer, type HttpShopper, viennese } from '../../checkout/http-shopper.ts';

const EVERY_MS = 150;
/** Few enough changes per client to stay below its limits. */
const CHANGES_PER_CLIENT = 20;
const MAX_WRONG = 20;

export type Writes = {
	successes: number[];
	failures: Record<string, number>;
	/** When each of them happened. */
	failedAt: number[];
	/** Carts that came back without what was written to them. */
	wrong: string[];
};

export const openWrites = (): Writes => ({ successes: [], failures: {}, failedAt: [], wrong: [] });

/**
 * Changes the addresses of carts and whether they come in crates, which never depends on stock. Notes
 * when that succeeded, and whether a cart still has what another process wrote to it.
 */
export async function writeCarts(
	shop: StressedShop,
	number: number,
	writes: Writes,
	isOver: () => boolean,
): Promise<void> {
	for (let client = 0; !isOver(); client++) {
		const shopper = shop.enter(`writer ${number}, cart ${client}`);
		await shopper.call(getCsrf).catch(() => {});
		/** Undefined while an answer is missing. */
		let inCrates: boolean | undefined = false;
		for (let change = 0; change < CHANGES_PER_CLIENT && !isOver(); change++) {
			const wish = change % 2 ? change % 4 === 1 : undefined;
			const answer = await write(shopper, change, wish).catch(() => null);
			if (answer && answer.status < 300) {
				writes.successes.push(Date.now());
				const expected: boolean | undefined = wish ?? inCrates;
				const { crateDepositDesired: found } = answer.body;
				const isWrong = expected !== undefined && found !== expected;
				if (isWrong && writes.wrong.length < MAX_WRONG) {
					writes.wrong.push(
						`writer ${number}, cart ${client}: in crates ${expected}, read ${found}`,
					);
				}
				inCrates = found;
			} else {
				const why = answer ? String(answer.status) : 'no answer';
				writes.failures[why] = (writes.failures[why] ?? 0) + 1;
				writes.failedAt.push(Date.now());
				if (wish !== undefined) inCrates = undefined;
			}
			// Without a token or below a limit, the next client has a chance.
			await sleep(EVERY_MS);
			if (answer?.status === 403 || answer?.status === 429) break;
		}
	}
}

/** Either the wish or, without one, the address. */
function write(
	shopper: HttpShopper,
	change: number,
	wish: boolean | undefined,
): Promise<Answer<Cart>> {
	const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
	if (wish !== undefined) {
		const body = { crateDepositDesired: wish };
		return shopper.call(setCrateDeposit, { body, headers } as { body: typeof body });
	}
	const body = { ...viennese, streetNumber: String(change + 1) };
	return shopper.call(setDistributionAddress, { body, headers } as { body: typeof body });
}
