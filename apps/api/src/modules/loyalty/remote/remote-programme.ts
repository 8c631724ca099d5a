import { createHmac } from 'node:crypto';
import { CardNumber } from '@korb/contracts/loyalty/card-forms';
import { JoeVoucher, LoyaltyPool } from '@korb/contracts/loyalty/loyalty';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { unavailable } from '../../../errors.ts';
import type { Logger } from '../../../log.ts';
import type { CustomerKey } from '../../identity/index.ts';
import { insertCardOrder } from '../cards/card-orders.sql.ts';
import { deleteMember, mirrorMember } from '../members.sql.ts';
import type { LoyaltyProgramme } from '../programme.ts';
import { activatePromotion, grantPromotions } from '../promotions.sql.ts';
import { findDue } from '../settle-points.service.ts';
import { createProgrammeClient, Refused, type RemoteOptions } from './programme-client.ts';

/** Everything else that the programme says is ignored. */
const Member = z.object({
	cardNumber: CardNumber,
	isAuthenticated: z.boolean(),
	pools: z.array(LoyaltyPool).max(20),
});
type Member = z.infer<typeof Member>;
const Vouchers = z.array(JoeVoucher).max(100);

/**
 * Members at a programme that other companies share. What it says is mirrored into our tables, so
 * that neither a price nor an order waits for it.
 */
export function createRemoteProgramme(options: RemoteOptions, log: Logger): LoyaltyProgramme {
	const call = createProgrammeClient(options, log);

	/** The same for every call, so that a repeated one creates no second member. */
	function memberIdOf({ tenantId, customerId }: CustomerKey): string {
		const digest = createHmac('sha256', options.secret).update(`${tenantId} ${customerId}`);
		return digest
			.digest('hex')
			.slice(0, 32)
			.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
	}
	const pathOf = (key: CustomerKey, rest = '') => `members/${memberIdOf(key)}${rest}`;

	/** A member that makes no sense, or has another member's card, is as good as no answer. */
	async function mirror(
		db: Database,
		key: CustomerKey,
		answer: unknown,
		choices: { isPersonalised?: boolean } = {},
	): Promise<Member> {
		const { data, error } = Member.safeParse(answer);
		const row = data && { ...data, ...choices, memberId: memberIdOf(key) };
		const isMirrored =
			row &&
			(await db.transaction(async (tx) => {
				if (!(await mirrorMember(tx, key, row))) return false;
				await grantPromotions(tx, key);
				return true;
			}));
		if (row && isMirrored) return row;
		log.warn({ error }, 'the loyalty programme sent an unusable member');
		throw unavailable('The loyalty programme cannot answer right now.');
	}

	return {
		async join(db, key, choices) {
			await mirror(db, key, await call('PUT', pathOf(key), choices), choices);
		},

		async leave(db, key) {
			await call('DELETE', pathOf(key)).catch(unlessUnknown);
			await db.single((tx) => deleteMember(tx, key));
		},

		async findCard(db, key) {
			const answer = await call('GET', pathOf(key)).catch(unlessUnknown);
			if (answer === null) return null;
			const { isAuthenticated, cardNumber } = await mirror(db, key, answer);
			return isAuthenticated ? cardNumber : null;
		},

		async linkCard(db, key, proof) {
			const answer = await call('POST', pathOf(key, '/claims'), proof).catch((error: unknown) => {
				if (error instanceof Refused && error.status === 403) return null;
				throw error;
			});
			if (answer === null) return false;
			await mirror(db, key, answer);
			return true;
		},

		orderCard: (db, key, order) => db.transaction((tx) => insertCardOrder(tx, key, order)),

		async listVouchers(_db, key) {
			const answer = await call('GET', pathOf(key, '/vouchers')).catch(unlessUnknown);
			const { data, error } = Vouchers.safeParse(answer ?? []);
			if (data) return data;
			log.warn({ error }, 'the loyalty programme sent unusable vouchers');
			throw unavailable('The loyalty programme cannot answer right now.');
		},

		// Personal vouchers are the shop's own, whoever keeps its members.
		activate: (db, key, promotionId) =>
			db.transaction((tx) => activatePromotion(tx, key, promotionId)),

		/** The sum, not the difference: sent twice, it changes nothing. */
		async settle(db, order) {
			const due = await db.snapshot((tx) => findDue(tx, order));
			if (!due) return;
			const path = pathOf(due.key, `/sales/${order.orderNumber}`);
			await call('PUT', path, { points: due.points }).catch(unlessUnknown);
		},
	};
}

/** The programme does not know the member (code 10048). */
function unlessUnknown(error: unknown): null {
	if (error instanceof Refused && error.status === 404) return null;
	throw error;
}
