import * as contract from '@korb/contracts/loyalty/card-endpoints';
import type { CardOrderability } from '@korb/contracts/loyalty/loyalty';
import { barcodeImage } from '@korb/domain/loyalty/barcode-svg';
import { cardOrderability, isLoyalty } from '@korb/domain/loyalty/membership';
import type { ApiPlugin, RateLimit, RequestContext } from '../../../context.ts';
import { ApiError, refused } from '../../../errors.ts';
import { routeOf } from '../../../route-of.ts';
import { type CustomerKey, loadCustomer, requireCustomer } from '../../identity/index.ts';
import { findMember } from '../members.sql.ts';
import type { LoyaltyProgramme } from '../programme.ts';
import { findCardOrder } from './card-orders.sql.ts';

/** Number of this error in the specification. */
const CARD_UNKNOWN = 10_048;
/** Failures of one customer, and of everybody with one card. */
const perCustomer: RateLimit = { name: 'card-customer', points: 5, seconds: 3600 };
const perCard: RateLimit = { name: 'card-number', points: 20, seconds: 86_400 };

export const cardRoutes =
	({ programme }: { programme: LoyaltyProgramme }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.getCardInfo),
			handler: async ({ ctx, query }) => {
				const id = await programme.findCard(ctx.db, await requireCustomer(ctx));
				if (id === null) throw refused(CARD_UNKNOWN, 'The programme does not know this card.');
				const hasText = !query.dontRenderText;
				return [{ id, barcodeImage: barcodeImage(id, { hasText }), text: hasText ? id : null }];
			},
		});

		app.route({
			...routeOf(contract.postOfflineAccount),
			config: { limit: 'forms' },
			handler: async ({ ctx, body }) => {
				const key = await requireCustomer(ctx);
				const refunds = [
					await ctx.spend(perCustomer, `${key.tenantId} ${key.customerId}`),
					await ctx.spend(perCard, `${key.tenantId} ${body.cardNumber}`),
				];
				if (!(await programme.linkCard(ctx.db, key, body))) {
					throw new ApiError('card_refused', 'Number, date of birth or postcode is wrong.');
				}
				await Promise.all(refunds.map((refund) => refund()));
				return ctx.db.single((tx) => loadCustomer(tx, key));
			},
		});

		app.route({
			...routeOf(contract.getPhysicalCard),
			handler: async ({ ctx }) => ({ status: await readStatus(ctx, await requireCustomer(ctx)) }),
		});

		app.route({
			...routeOf(contract.postPhysicalCard),
			config: { limit: 'forms' },
			handler: async ({ ctx, body }) => {
				const key = await requireCustomer(ctx);
				if (!(await programme.orderCard(ctx.db, key, body))) {
					throw refused('cardOrder', 'This card cannot be ordered.');
				}
				return { status: await readStatus(ctx, key) };
			},
		});
	};

async function readStatus(ctx: RequestContext, key: CustomerKey): Promise<CardOrderability> {
	return ctx.db.snapshot(async (tx) =>
		cardOrderability({
			isMember: isLoyalty(await findMember(tx, key), ctx.tenant.config.clientRuntimeConfig),
			isOrdered: (await findCardOrder(tx, key)) !== null,
		}),
	);
}
