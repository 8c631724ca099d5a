import type { Database } from '../../db/database.ts';
import type { Logger } from '../../log.ts';
import type { Payments } from '../payment/index.ts';

/** Points at which tests pause or kill a run. Everything between two of them is atomic. */
export const checkpoints = [
	'finalize.begin',
	'finalize.locked',
	'finalize.checked',
	'finalize.written',
	'finalize.frozen',
	'finalize.created',
	'finalize.noted',
	'place.begin',
	'place.queried',
	'place.locked',
	'place.authorised',
	'place.confirmed',
	'place.claimed',
	'place.written',
	'place.done',
	'release.begin',
	'release.voided',
	'release.done',
	'capture.begin',
	'capture.taken',
	'capture.done',
	'cancel.written',
	'move.taken',
	'move.written',
	'withdraw.confirmed',
	'addOn.begun',
	'return.noted',
	'deskRefund.noted',
	'refund.begin',
	'refund.paid',
	'refund.done',
	'event.stored',
	'event.handled',
] as const;

/** A no-op in production. */
export type Checkpoint = (point: (typeof checkpoints)[number]) => Promise<void>;

export type OrderDeps = {
	db: Database;
	payments: Payments;
	log: Logger;
	checkpoint: Checkpoint;
};
