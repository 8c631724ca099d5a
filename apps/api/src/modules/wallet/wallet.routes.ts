import * as contract from '@korb/contracts/wallet/wallet-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { requireCustomer } from '../identity/index.ts';
import type { GiftCardCodes } from './gift-card-codes.ts';
import { addGiftCard, readWallet, removeGiftCard } from './wallet.service.ts';
import { listEntries } from './wallet.sql.ts';

/** Entries on the page of the wallet; the export of a customer's data has all of them. */
const LATEST = 50;

export const walletRoutes =
	(codes: GiftCardCodes): ApiPlugin =>
	async (app) => {
		app.route({ ...routeOf(contract.getWallet), handler: ({ ctx }) => readWallet(ctx) });

		app.route({
			...routeOf(contract.getWalletEntries),
			handler: async ({ ctx }) => {
				const key = await requireCustomer(ctx);
				const rows = await ctx.db.single((tx) => listEntries(tx, key, { limit: LATEST }));
				return {
					entries: rows.map((row) => ({
						type: row.type,
						code: row.last_characters,
						orderNumber: row.order_number,
						amount: row.amount_cents,
						balance: row.balance_cents,
						createdAt: row.created_at.toISOString(),
					})),
				};
			},
		});

		app.route({
			...routeOf(contract.putGiftCard),
			config: { limit: 'forms' },
			handler: ({ ctx, body }) => addGiftCard(ctx, codes, body.code),
		});

		app.route({
			...routeOf(contract.deleteGiftCard),
			config: { limit: 'forms' },
			handler: async ({ ctx, params }, reply) => {
				await removeGiftCard(ctx, params.id);
				return reply.code(204).send();
			},
		});
	};
