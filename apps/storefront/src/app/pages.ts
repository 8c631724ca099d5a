import type { PageKind, PagePayload, PayloadOf } from '@korb/contracts/platform/payload';
import type { ComponentType } from 'react';
import { loadPersonalPlaces } from '../blocks/personal/edited-blocks.tsx';
import { loadChunk } from '../platform/builds/chunks.ts';

type View<Kind extends PageKind> = ComponentType<{ payload: PayloadOf<Kind> }>;

// Literal imports, because the bundler splits along them.
const importers = {
	content: () => import('../pages/content/content-page.tsx'),
	titled: () => import('../pages/titled/titled-page.tsx'),
	category: () => import('../pages/category/category-page.tsx'),
	product: () => import('../pages/product/product-page.tsx'),
	cart: () => import('../pages/cart/cart-page.tsx'),
	checkout: () => import('../pages/checkout/checkout-page.tsx'),
	confirmation: () => import('../pages/confirmation/confirmation-page.tsx'),
	order: () => import('../pages/order/order-page.tsx'),
	account: () => import('../pages/account/account-page.tsx'),
	login: () => import('../pages/login/login-page.tsx'),
	registration: () => import('../pages/registration/registration-page.tsx'),
	'password-reset': () => import('../pages/password-reset/password-reset-page.tsx'),
	card: () => import('../pages/card/card-page.tsx'),
	brands: () => import('../pages/brands/brands-page.tsx'),
	brand: () => import('../pages/brand/brand-page.tsx'),
	search: () => import('../pages/search/search-page.tsx'),
	recipes: () => import('../pages/recipes/recipes-page.tsx'),
	recipe: () => import('../pages/recipe/recipe-page.tsx'),
	pesticides: () => import('../pages/pesticides/pesticides-page.tsx'),
	stores: () => import('../pages/stores/stores-page.tsx'),
	'delivery-pass': () => import('../pages/delivery-pass/delivery-pass-page.tsx'),
	'shared-list': () => import('../pages/shared-list/shared-list-page.tsx'),
	'shopping-list': () => import('../pages/shopping-list/shopping-list-page.tsx'),
	sitemap: () => import('../pages/sitemap/sitemap-page.tsx'),
	error: () => import('../pages/error/error-page.tsx'),
} satisfies { [Kind in PageKind]: () => Promise<{ Component: View<Kind> }> };

const loaded: { [Kind in PageKind]?: View<Kind> } = {};

/** Loads the code of a page kind; after that, `pageView` returns it. */
async function loadView(kind: PageKind): Promise<void> {
	await loadChunk(() => prepareView(kind));
}

/** Loads the code of a page whose data is already here: its view and all of its blocks. */
export async function loadPageCode(payload: PagePayload): Promise<void> {
	await loadView(payload.kind);
	if ('personal' in payload && payload.personal.length > 0) await loadChunk(loadPersonalPlaces);
	if (!('blocks' in payload) || payload.blocks.length === 0) return;
	const { loadBlocks } = await loadChunk(() => import('../blocks/registry.ts'));
	await loadBlocks(payload.blocks);
}

/** Same as a preload: a failure must not disturb the page that is open. */
export async function prepareView(kind: PageKind): Promise<void> {
	if (loaded[kind]) return;
	const { Component } = await importers[kind]();
	Object.assign(loaded, { [kind]: Component });
}

export function pageView<Kind extends PageKind>(kind: Kind): View<Kind> {
	const Component = loaded[kind];
	if (!Component) throw new Error(`page of kind ${kind} rendered before it was loaded`);
	return Component as View<Kind>;
}
