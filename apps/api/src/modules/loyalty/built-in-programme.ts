import { randomInt } from 'node:crypto';
import { checkDigitOf } from '@korb/domain/loyalty/ean13';
import { insertCardOrder } from './cards/card-orders.sql.ts';
import { takeStoreCard } from './cards/store-cards.sql.ts';
import { toJoeVoucher } from './joe-voucher.ts';
import { deleteMember, findCardNumber, upsertCard, upsertMember } from './members.sql.ts';
import { insertEntry } from './points.sql.ts';
import type { LoyaltyProgramme } from './programme.ts';
import { activatePromotion, grantPromotions, listPromotions } from './promotions.sql.ts';
import { settlePoints } from './settle-points.service.ts';

/** Numbers from 20 to 29 are free for use inside a company. */
const PREFIX = '29';
const ATTEMPTS = 5;

/** Members, cards and points in our own tables. */
export const builtInProgramme: LoyaltyProgramme = {
	join: (db, key, { isPersonalised }) =>
		db.transaction(async (tx) => {
			for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
				const member = { cardNumber: newCardNumber(), isPersonalised };
				if (await upsertMember(tx, key, member)) return grantPromotions(tx, key);
			}
			throw new Error('found no free card number');
		}),

	leave: (db, key) => db.single((tx) => deleteMember(tx, key)),

	findCard: (db, key) => db.single((tx) => findCardNumber(tx, key)),

	linkCard: (db, key, proof) =>
		db.transaction(async (tx) => {
			const card = await takeStoreCard(tx, key.tenantId, proof);
			if (!card) return false;
			await upsertCard(tx, key, proof.cardNumber);
			await grantPromotions(tx, key);
			if (card.points > 0) await insertEntry(tx, key, { orderNumber: null, amount: card.points });
			return true;
		}),

	orderCard: (db, key, order) => db.transaction((tx) => insertCardOrder(tx, key, order)),

	settle: (db, order) => db.transaction((tx) => settlePoints(tx, order)),

	listVouchers: (db, key) =>
		db.single(async (tx) => (await listPromotions(tx, key)).map(toJoeVoucher)),

	activate: (db, key, promotionId) =>
		db.transaction((tx) => activatePromotion(tx, key, promotionId)),
};

function newCardNumber(): string {
	const digits = PREFIX + String(randomInt(10 ** 10)).padStart(10, '0');
	return digits + checkDigitOf(digits);
}
