import type { Database } from '../../db/database.ts';
import type { Logger } from '../../log.ts';
import type { Payments } from '../payment/index.ts';

/** Where tests make a run wait or die. Does nothing in a shop. */
export type Checkpoint = (
	point:
		| 'finalize.frozen'
		| 'finalize.created'
		| 'place.begin'
		| 'place.asked'
		| 'place.locked'
		| 'place.claimed'
		| 'place.written'
		| 'place.done'
		| 'giveBack.begin'
		| 'giveBack.voided',
) => Promise<void>;

export type CheckoutDeps = {
	db: Database;
	payments: Payments;
	log: Logger;
	checkpoint: Checkpoint;
};
