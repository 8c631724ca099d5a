import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cart } from '@korb/contracts/cart/cart';
import { setCrateDeposit, setDistributionAddress } from '@korb/contracts/cart/cart-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import type { StressedShop } from '../../chaos/chaos-shop.ts';
import { type Answer, type HttpShopper, viennese } from '../../checkout/http-shopper.ts';
import { type FailedRequest, noteFailure } from './failed-requests.ts';
import type { TraceRequest } from './request-trace.ts';

const EVERY_MS = 150;
/** Few enough changes per client to stay below its limits. */
const CHANGES_PER_CLIENT = 20;
const MAX_WRONG = 20;

export type Writes = {
	successes: number[];
	failures: FailedRequest[];
	trace: TraceRequest;
	/** Carts that came back without what was written to them. */
	wrong: string[];
};

export const openWrites = (trace: TraceRequest = async () => []): Writes => ({
	successes: [],
	failures: [],
	trace,
	wrong: [],
});

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
		// Nothing can be changed without its token.
		if (!(await enter(shopper, writes))) {
			await sleep(EVERY_MS);
			continue;
		}
		/** Undefined while an answer is missing. */
		let inCrates: boolean | undefined = false;
		for (let change = 0; change < CHANGES_PER_CLIENT && !isOver(); change++) {
			const wish = change % 2 ? change % 4 === 1 : undefined;
			const answer = await write(shopper, writes, change, wish);
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
			} else if (wish !== undefined) inCrates = undefined;
			// Without a token or below a limit, the next client has a chance.
			await sleep(EVERY_MS);
			if (answer?.status === 403 || answer?.status === 429) break;
		}
	}
}

/** Whether the shop gave the token that every change needs. */
async function enter(shopper: HttpShopper, writes: Writes): Promise<boolean> {
	const answer = await noteFailure(getCsrf, writes, (headers) =>
		shopper.call(getCsrf, { headers }),
	);
	return answer !== null && answer.status < 300;
}

/** Either the wish or, without one, the address. */
function write(
	shopper: HttpShopper,
	writes: Writes,
	change: number,
	wish: boolean | undefined,
): Promise<Answer<Cart> | null> {
	const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
	if (wish !== undefined) {
		const body = { crateDepositDesired: wish };
		return noteFailure(setCrateDeposit, writes, (headers) =>
			shopper.call(setCrateDeposit, { body, headers: { ...key, ...headers } }),
		);
	}
	const body = { ...viennese, streetNumber: String(change + 1) };
	return noteFailure(setDistributionAddress, writes, (headers) =>
		shopper.call(setDistributionAddress, { body, headers: { ...key, ...headers } }),
	);
}
