import * as contract from '@korb/contracts/admin/customers/customer-desk-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { sendArchive } from '../../send-archive.ts';
import { changeDeletion, exportForCustomer } from './privacy.service.ts';
import { openCustomer, searchCustomers } from './read-customers.service.ts';

export const customerDeskRoutes =
	({ outbox }: { outbox: Outbox }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.listDeskCustomers),
			handler: ({ staff, query }) => searchCustomers(staff(), query.search),
		});

		app.route({
			...routeOf(contract.getDeskCustomer),
			handler: ({ staff, params }) => openCustomer(staff(), params.customerId),
		});

		app.route({
			...routeOf(contract.getCustomerExport),
			handler: async ({ staff, params }, reply) =>
				sendArchive(reply, await exportForCustomer(staff(), params.customerId)),
		});

		app.route({
			...routeOf(contract.putCustomerDeletion),
			handler: ({ staff, params, body }) => changeDeletion(staff(), outbox, { ...params, ...body }),
		});
	};
