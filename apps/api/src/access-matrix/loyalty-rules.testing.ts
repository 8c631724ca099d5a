import { randomUUID } from 'node:crypto';
import { customer, type Rule, type World } from './rule.testing.ts';

export const loyaltyRules: Record<string, Rule> = {
	'POST /api/customers/loyalty': { kind: 'customer', body: { isPersonalised: false } },
	'DELETE /api/customers/loyalty': customer,
	'GET /api/customers/loyalty/points': customer,
	'GET /api/customers/loyalty/card-info': customer,
	'POST /api/customers/offline-account': {
		kind: 'customer',
		body: { cardNumber: '2900412773180', birthdate: '1989-05-14', postalCode: '1020' },
	},
	'GET /api/customers/physical-card/status': { kind: 'customer', isWithoutJoe: true },
	'POST /api/customers/physical-card': {
		kind: 'customer',
		isWithoutJoe: true,
		body: { name: 'Anna Berger', addressId: randomUUID() },
	},
	'GET /api/customers/loyalty/vouchers': customer,
	'POST /api/customers/loyalty/promotions/{promotionId}/activation': {
		kind: 'owned',
		params: aPromotion,
	},
};

async function aPromotion({ api, shop, owner }: World): Promise<Record<string, string>> {
	const promotionId = randomUUID();
	await api.pool.query(
		`INSERT INTO loyalty_member (tenant_id, customer_id, card_number)
		VALUES ($1, $2, '2900000000001') ON CONFLICT DO NOTHING`,
		[shop.tenantId, owner.customerId],
	);
	await api.pool.query(
		'INSERT INTO loyalty_promotion (tenant_id, customer_id, promotion_id) VALUES ($1, $2, $3)',
		[shop.tenantId, owner.customerId, promotionId],
	);
	return { promotionId };
}
