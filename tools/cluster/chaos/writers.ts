import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { setDistributionAddress } from '@korb/contracts/cart/cart-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { IDEMPOTENCY_HEADER } from '@korb/contracts/platform/wire-names';
import type { StressedShop } from '../../chaos/chaos-shop.ts';
import { viennese } from '../../checkout/http-shopper.ts';

const EVERY_MS = 150;
/** Few enough changes per client to stay below its limits. */
const CHANGES_PER_CLIENT = 20;

export type Writes = { successes: number[]; failures: Record<string, number> };

/** Changes the addresses of carts, which never depends on stock, and notes when that succeeded. */
export async function writeCarts(
	shop: StressedShop,
	number: number,
	writes: Writes,
	isOver: () => boolean,
): Promise<void> {
	for (let client = 0; !isOver(); client++) {
		const shopper = shop.enter(`writer ${number}, cart ${client}`);
		await shopper.call(getCsrf).catch(() => {});
		for (let change = 0; change < CHANGES_PER_CLIENT && !isOver(); change++) {
			const body = { ...viennese, streetNumber: String(change + 1) };
			const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
			const sent = [{ body, headers }] as unknown as [{ body: typeof body }];
			const answer = await shopper.call(setDistributionAddress, ...sent).catch(() => null);
			if (answer && answer.status < 300) writes.successes.push(Date.now());
			else {
				const why = answer ? String(answer.status) : 'no answer';
				writes.failures[why] = (writes.failures[why] ?? 0) + 1;
			}
			// Without a token or below a limit, the next client has a chance.
			await sleep(EVERY_MS);
			if (answer?.status === 403 || answer?.status === 429) break;
		}
	}
}
