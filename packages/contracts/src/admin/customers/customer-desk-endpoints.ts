import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf } from '../access.ts';
import { DeskCustomer, DeskCustomerList } from './customer-desk.ts';
import * as paths from './customer-desk-paths.ts';

const tags = ['customer-desk'];
const params = z.object({ customerId: z.uuid() });

export const listDeskCustomers = {
	...at(paths.listDeskCustomers),
	access: 'customers.read' as const,
	errors: guarded,
	tags,
	summary: 'Finds accounts, also by their orders, within the units of the person',
	querystring: z.object({
		search: z
			.string()
			.trim()
			.max(80)
			.default('')
			.describe('Order number, or part of name, phone or email; at least three characters'),
	}),
	response: { 200: DeskCustomerList, ...problem },
};

export const getDeskCustomer = {
	...at(paths.getDeskCustomer),
	access: 'customers.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns an account with its latest orders; opening it is audited',
	params,
	response: { 200: DeskCustomer, ...problem },
};

export const getCustomerExport = {
	...at(paths.getCustomerExport),
	access: 'customers.privacy' as const,
	errors: [...guarded, 'not_found', 'too_many_requests'] as const,
	tags,
	summary: 'Returns a ZIP file with everything the shop knows about a customer; audited',
	params,
};

export const putCustomerDeletion = {
	...at(paths.putCustomerDeletion),
	access: 'customers.privacy' as const,
	errors: [...guarded, 'not_found', 'stale'] as const,
	tags,
	summary: 'Plans the deletion of an account, or keeps the account; the customer gets an email',
	params,
	body: z.strictObject({
		isPlanned: z.boolean(),
		deletionAt: z.iso.datetime().nullable().describe('As it was read; refused when it changed'),
	}),
	response: { 200: DeskCustomer, ...staleOf(DeskCustomer), ...problem },
};
