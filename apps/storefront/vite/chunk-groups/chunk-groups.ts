import type { ChunkGroup } from './plugin.ts';

/**
 * Size tuning only: many tiny chunks compress badly and cost a request each. Which chunks a page
 * preloads does not depend on it. A group takes the static dependencies of its modules along,
 * unless a group before it has them, or the group is shallow.
 */
export const chunkGroups: ChunkGroup[] = [
	// Changes only with an upgrade, so it stays in browser caches across builds.
	{ name: 'vendor', packages: ['react', 'react-dom', 'scheduler'] },
	// One file for what every page starts with, instead of a dozen tiny chunks.
	{ name: 'app', isInitial: true },
	// What the pages from the cart to the order have in common.
	{
		name: 'order-parts',
		isShallow: true,
		modules: [
			'src/shop/checkout/checkout-paths.ts',
			'src/shop/orders/order-thumbs.tsx',
			'src/ui/icons/store.ts',
			'src/ui/picture/thumb.tsx',
			'src/ui/picture/thumb-text.tsx',
			'src/ui/price/sum-row.tsx',
		],
	},
	// The cart and checkout.
	{
		name: 'ordering',
		isShallow: true,
		modules: [
			'../../packages/domain/src/cart/cart-validation.ts',
			'../../packages/domain/src/cart/order-limits.ts',
			'src/features/cart/add/add-on-bar.tsx',
			'src/features/cart/crate-preference.tsx',
			'src/features/cart/empty-cart.tsx',
			'src/features/cart/slot-bar.module.css',
			'src/features/cart/summary/cart-problems.tsx',
			'src/features/cart/summary/limit-notices.tsx',
			'src/shop/cart/cart-errors.ts',
			'src/shop/cart/cart-problem-text.ts',
			'src/shop/cart/minimum-order.ts',
			'src/shop/cart/use-price-rows.ts',
			'src/shop/checkout/use-finalized-cart.ts',
			'src/shop/fulfilment/use-countdown.ts',
			'src/ui/card/fact-bar.tsx',
		],
	},
	// The cart as a page and as a drawer.
	{
		name: 'cart-parts',
		isShallow: true,
		modules: [
			'src/features/cart/lines/line-facts.ts',
			'src/features/cart/lines/multi-buy-hint.tsx',
			'src/features/cart/slot-bar.tsx',
			'src/features/cart/summary/checkout-button.tsx',
			'src/features/cart/summary/free-meter.tsx',
		],
	},
	// Checkout, and dialogs for addresses and cards.
	{
		name: 'checkout-parts',
		isShallow: true,
		modules: [
			'../../packages/domain/src/customer/address-fields.ts',
			'../../packages/domain/src/customer/calling-codes.ts',
			'../../packages/domain/src/customer/form-rules.ts',
			'../../packages/domain/src/customer/phone-numbers.ts',
			'../../packages/domain/src/customer/prefill.ts',
			'../../packages/domain/src/payment/card-expiry.ts',
			'src/shop/payment-methods/card-name.ts',
			'src/shop/payment-methods/methods-query.ts',
			'src/shop/session/use-prefill.ts',
			'src/ui/form/rule-resolver.ts',
			'src/ui/icons/file-text.ts',
			'src/ui/icons/hand-coins.ts',
			'src/ui/layout/step.tsx',
		],
	},
	// Login and registration.
	{
		name: 'login-parts',
		isShallow: true,
		modules: [
			'src/features/auth/use-after-login.ts',
			'src/shop/cart/cart-merge.ts',
			'src/ui/fields/password-field.tsx',
			'src/ui/icons/eye-off.ts',
		],
	},
	// The confirmation, and small parts of the account.
	{
		name: 'confirmation-parts',
		isShallow: true,
		modules: [
			'src/shop/checkout/group-digits.ts',
			'src/shop/checkout/wallet-flag.ts',
			'src/ui/icons/headset.ts',
		],
	},
	// Those of several pages, which would otherwise load all that one of them loads with it.
	{
		name: 'icons',
		modules: [
			'src/ui/icons/circle-alert.ts',
			'src/ui/icons/circle-check.ts',
			'src/ui/icons/clock.ts',
			'src/ui/icons/eye.ts',
			'src/ui/icons/id-card.ts',
			'src/ui/icons/info.ts',
			'src/ui/icons/leaf.ts',
			'src/ui/icons/scale.ts',
			'src/ui/icons/triangle-alert.ts',
		],
	},
	// Every page with products; the query code shares addresses with them.
	{
		name: 'aisles',
		modules: [
			'src/features/catalogue/card/tint.ts',
			'src/features/catalogue/listing/category-trail.tsx',
			'src/platform/navigation/page-address.ts',
			'src/platform/navigation/stay-link.tsx',
			'src/platform/queries/browser-queries.ts',
		],
	},
	// Code that refetches while a page is open; other pages never wait for it.
	{
		name: 'queries',
		packages: ['@tanstack/query-core', '@tanstack/react-query'],
		modules: ['src/platform/queries/queries.ts', 'src/shop/session/personal-queries.ts'],
	},
	// Small parts; most pages use a few of them.
	{
		name: 'parts',
		modules: [
			'src/blocks/headings.ts',
			'src/blocks/parts/block-image.tsx',
			'src/features/catalogue/card/lazy-product-card.ts',
			'src/ui/button/button.tsx',
			'src/ui/icons/arrow-right.ts',
			'src/ui/icons/chevron-left.ts',
			'src/ui/layout/section.tsx',
			'src/ui/picture/plate-style.ts',
		],
	},
	// Apart from cards, because slideshows use it without them.
	{ name: 'rail', modules: ['src/ui/carousel/carousel.tsx'] },
	{
		name: 'slides',
		modules: ['src/blocks/parts/block-slideshow.tsx', 'src/blocks/parts/teaser-card.tsx'],
	},
	// Apart from listings, because they load with the lazy filters and subcategories.
	{
		name: 'chips',
		modules: ['src/features/catalogue/listing/aisle-tiles.tsx', 'src/ui/label/chip.tsx'],
	},
	// What single pages share with the client runtime, and would otherwise load all of it for.
	{
		name: 'session',
		modules: [
			'src/shop/search/use-search-analytics.ts',
			'src/shop/session/login-path.ts',
			'../../packages/domain/src/routing/safe-target.ts',
			'src/platform/storage/write-cookie.ts',
		],
	},
	{
		name: 'prices',
		modules: [
			'src/features/catalogue/card/card-flags.tsx',
			'src/shop/catalogue/product-state.ts',
			'src/shop/catalogue/use-price-props.ts',
			'src/shop/catalogue/use-product-path.ts',
			'src/ui/label/origin-mark.tsx',
			'src/ui/picture/picture.tsx',
			'src/ui/price/offer-end.tsx',
			'src/ui/price/price.tsx',
		],
	},
	// Every product that a shopper interacts with.
	{ name: 'card', modules: ['src/features/catalogue/card/product-card.tsx'] },
	// Categories, brands and search.
	{
		name: 'listing',
		modules: [
			'src/features/catalogue/listing/list-head.tsx',
			'src/features/catalogue/listing/product-listing.tsx',
		],
	},
	// The cart and a pasted list, which share little else.
	{
		name: 'stepper',
		modules: [
			'src/features/cart/lines/line-stepper.tsx',
			'src/shop/catalogue/use-quantity-text.ts',
			'src/ui/stepper/stepper.tsx',
		],
	},
	// Dialogs and the menu.
	{ name: 'overlay', modules: ['src/ui/overlay/dialog-popup.tsx'] },
	// What all forms consist of, apart from the library and the schemas that validate them.
	{
		name: 'fields',
		modules: [
			'src/platform/messages/form-error-text.ts',
			'src/ui/fields/checkbox-field.tsx',
			'src/ui/fields/radio-group.tsx',
			'src/ui/fields/select.tsx',
			'src/ui/fields/text-field.tsx',
		],
	},
	// The only part of the client runtime that the account starts with.
	{ name: 'running-session', isShallow: true, modules: ['src/shop/session/running-session.ts'] },
	// Runs after hydration.
	{ name: 'client-runtime', modules: ['src/app/client-runtime/client-runtime.ts'] },
];
