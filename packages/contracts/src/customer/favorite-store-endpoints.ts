import { isFavoriteStore } from '@korb/domain/customer/favorite-store';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Customer, FavoriteStore } from './customer.ts';
import * as paths from './favorite-paths.ts';

const tags = ['customers'];

export const postFavoriteStore = {
	...at(paths.postFavoriteStore),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Makes a store the favourite one, in place of another',
	body: FavoriteStore.refine(isFavoriteStore, { path: ['storeType'] }),
	response: { 200: Customer, ...problem },
};

export const deleteFavoriteStore = {
	...at(paths.deleteFavoriteStore),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Leaves the customer without a favourite store',
	response: { 200: Customer, ...problem },
};
