import {
	LIST_RIGHTS,
	MAX_LINE_QUANTITY,
	MAX_LINE_TEXT,
	MAX_LINES,
	MAX_LIST_NAME,
	MAX_LISTS,
} from '@korb/domain/shopping-list/lists';
import { z } from 'zod';
import { Product } from '../catalogue/catalogue.ts';
import { RegionQuery } from '../catalogue/catalogue-endpoints.ts';
import { nothing } from '../customer/account-parts.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import * as paths from './list-paths.ts';

const tags = ['lists'];
const errors = ['not_found', 'unauthorized'] as const;
const limited = ['conflict', ...errors] as const;
const right = z.enum(LIST_RIGHTS);
const name = z.string().trim().min(1).max(MAX_LIST_NAME);
const quantity = z.int().min(1).max(MAX_LINE_QUANTITY);

const ofList = z.object({ listId: z.uuid() });
const ofLine = ofList.extend({ lineId: z.uuid() });
/** Of a link, for those who do not own the list. */
const headers = z.object({
	'x-list-token': z
		.string()
		.regex(/^[\w-]{22,64}$/)
		.optional(),
});

const NewLine = z.union([
	z.strictObject({ sku: z.string().regex(/^[\w.-]{1,100}$/), quantity }),
	z.strictObject({ text: z.string().trim().min(1).max(MAX_LINE_TEXT), quantity }),
]);
export type NewLine = z.infer<typeof NewLine>;

export const ListLine = z.object({
	lineId: z.uuid(),
	sku: z.string().nullable(),
	/** Of a line without a product. */
	text: z.string().nullable(),
	quantity: z.int(),
	/** null: a free text, or nothing that the shop sells any more. */
	product: Product.nullable(),
});
export type ListLine = z.infer<typeof ListLine>;

export const ShoppingList = z.object({
	listId: z.uuid(),
	name: z.string(),
	/** `own`: may rename, share and delete it. */
	access: z.enum(['own', ...LIST_RIGHTS]),
	/** What its link allows, for the owner; null: no link. */
	shared: right.nullable(),
	lines: z.array(ListLine),
});
export type ShoppingList = z.infer<typeof ShoppingList>;

export const ListSummary = ShoppingList.pick({ listId: true, name: true, shared: true }).extend({
	lineCount: z.int(),
	/** Of the first products. */
	pictures: z.array(Product.pick({ sku: true, picture: true, tint: true })),
});
export type ListSummary = z.infer<typeof ListSummary>;

export const getLists = {
	...at(paths.getLists),
	errors,
	tags,
	summary: 'Returns the lists of the customer, the latest first',
	querystring: RegionQuery,
	response: { 200: z.object({ results: z.array(ListSummary).max(MAX_LISTS) }), ...problem },
};

export const postList = {
	...at(paths.postList),
	errors: limited,
	tags,
	summary: 'Creates a list',
	querystring: RegionQuery,
	body: z.strictObject({ name, lines: z.array(NewLine).max(MAX_LINES).default([]) }),
	response: { 200: ShoppingList, ...problem },
};

export const getList = {
	...at(paths.getList),
	errors,
	tags,
	summary: 'Returns a list to its owner, or to whoever has its link',
	params: ofList,
	headers,
	querystring: RegionQuery,
	response: { 200: ShoppingList, ...problem },
};

export const putList = {
	...at(paths.putList),
	errors,
	tags,
	summary: 'Renames a list',
	params: ofList,
	body: z.strictObject({ name }),
	response: { 204: nothing, ...problem },
};

export const deleteList = {
	...at(paths.deleteList),
	errors,
	tags,
	summary: 'Deletes a list, and its link with it',
	params: ofList,
	response: { 204: nothing, ...problem },
};

export const postLines = {
	...at(paths.postLines),
	errors: limited,
	tags,
	summary: 'Adds lines; of a product that is there already, the quantity grows',
	params: ofList,
	headers,
	querystring: RegionQuery,
	body: z.strictObject({ lines: z.array(NewLine).min(1).max(MAX_LINES) }),
	response: { 200: ShoppingList, ...problem },
};

export const putLine = {
	...at(paths.putLine),
	errors,
	tags,
	summary: 'Changes the quantity of a line',
	params: ofLine,
	headers,
	body: z.strictObject({ quantity }),
	response: { 204: nothing, ...problem },
};

export const deleteLine = {
	...at(paths.deleteLine),
	errors,
	tags,
	summary: 'Removes a line; one that is not there stays away',
	params: ofLine,
	headers,
	response: { 204: nothing, ...problem },
};

export const postShare = {
	...at(paths.postShare),
	errors,
	tags,
	summary: 'Makes a link to the list, in place of another',
	params: ofList,
	body: z.strictObject({ right }),
	response: { 200: z.object({ token: z.string() }), ...problem },
};

export const deleteShare = {
	...at(paths.deleteShare),
	errors,
	tags,
	summary: 'Revokes the link to the list',
	params: ofList,
	response: { 204: nothing, ...problem },
};
