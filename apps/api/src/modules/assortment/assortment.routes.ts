import * as contract from '@korb/contracts/admin/assortment/assortment-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { changePrice, changeSupply } from './change-offer.service.ts';
import { editProduct } from './edit-product.service.ts';
import { readAssortment, readDeskProducts } from './list-products.service.ts';
import { readDeskProduct } from './read-product.service.ts';

export const assortmentRoutes =
	(deps: { outbox: Outbox }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.getAssortment),
			handler: ({ staff, query }) => readAssortment(staff(), query.region ?? null),
		});

		app.route({
			...routeOf(contract.listDeskProducts),
			handler: ({ staff, query }) => readDeskProducts(staff(), query),
		});

		app.route({
			...routeOf(contract.getDeskProduct),
			handler: ({ staff, params }) => readDeskProduct(staff(), params.sku),
		});

		app.route({
			...routeOf(contract.putDeskProduct),
			handler: ({ staff, params, body }) => editProduct(staff(), deps, params.sku, body),
		});

		app.route({
			...routeOf(contract.putOfferPrice),
			handler: ({ staff, params, body }) => changePrice(staff(), deps, params, body),
		});

		app.route({
			...routeOf(contract.putOfferSupply),
			handler: ({ staff, params, body }) => changeSupply(staff(), deps, params, body),
		});
	};
