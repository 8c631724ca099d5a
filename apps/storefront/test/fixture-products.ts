import type { Cart } from '@korb/contracts/cart/cart';
import type { Aisle, Product } from '@korb/contracts/catalogue/catalogue';
import type { Address } from '@korb/contracts/fulfilment/address';
import type { CheckoutStore } from '@korb/contracts/fulfilment/distribution';
import type { WindowList } from '@korb/contracts/fulfilment/distribution-windows';
import type { OfferedMethod } from '@korb/contracts/order/checkout';
import { aCart, aLine } from './fixture-cart.ts';
import { aProduct, aReduction, loosePrice } from './fixture-catalogue.ts';
import { anOrder } from './fixture-order.ts';
import { aWindow, aWindowList } from './fixture-windows.ts';

// Realistic data for stories and screenshots.

/** Storybook shows emoji where the shop has pictures. */
export function emojiPicture(code: string, alt: string): Product['picture'] {
	return { base: `/media/e/${code}`, alt };
}

function good(sku: string, name: string, code: string, change: Partial<Product> = {}): Product {
	return aProduct({ sku, name, slug: sku, picture: emojiPicture(code, name), ...change });
}

export const products = {
	milk: good('heumilch', 'Bio-Heumilch 3,8 %', '1f95b'),
	apricots: good('marillen', 'Wachauer Marillen', '1f351', {
		brand: null,
		category: 'Obst',
		tint: 'peach',
		contentText: '500 g',
		price: aReduction,
	}),
	tomatoes: good('paradeiser', 'Rispenparadeiser', '1f345', {
		brand: null,
		category: 'Gemüse',
		tint: 'rose',
		contentText: '',
		baseUnit: 'kg',
		price: loosePrice,
		weightArticle: true,
		quantityStepSize: 250,
	}),
	wine: good('veltliner', 'Grüner Veltliner 2025', '1f377', {
		brand: { slug: 'rieden', name: 'Weingut Rieden' },
		category: 'Wein',
		tint: 'lilac',
		contentText: '0,75 l',
		depositPrice: 25,
		minimumAge: 16,
		price: {
			regular: { value: 899, unitPrice: 1199, insteadOf: null, endsOn: null },
			loyalty: null,
		},
	}),
	bread: good(
		'vollkornbrot',
		'Waldviertler Natursauerteig-Roggenvollkornbrot mit Kürbiskernen und Sonnenblumenkernen',
		'1f35e',
		{
			brand: { slug: 'muehle-lind', name: 'Bäckerei Mühle Lind am Wagram' },
			category: 'Brot & Gebäck',
			tint: 'sand',
			contentText: '1 kg',
			price: {
				regular: { value: 549, unitPrice: 549, insteadOf: null, endsOn: null },
				loyalty: null,
			},
		},
	),
};

export const fixtureAisles: Aisle[] = [
	{ slug: 'obst-gemuese', name: 'Obst & Gemüse', emoji: '1f966', tint: 'sage' },
	{ slug: 'brot-gebaeck', name: 'Brot & Gebäck', emoji: '1f950', tint: 'sand' },
	{ slug: 'kuehlwaren', name: 'Kühlwaren', emoji: '1f9c0', tint: 'butter' },
	{ slug: 'fleisch-fisch', name: 'Fleisch & Fisch', emoji: '1f969', tint: 'rose' },
	{ slug: 'vorrat', name: 'Vorrat', emoji: '1f35d', tint: 'peach' },
	{ slug: 'getraenke', name: 'Getränke', emoji: '1f9c3', tint: 'sky' },
	{ slug: 'haushalt', name: 'Haushalt', emoji: '1f9fc', tint: 'mint' },
];

export const home: Address = {
	...anOrder().distributionAddress,
	position: { lat: 48.2136, lng: 16.3814 },
};

/** Reserved until 11:20; the clock in Storybook is fixed at 11:00. */
const heldWindow = {
	id: 'w1',
	start: '2026-07-13T14:00:00.000Z',
	end: '2026-07-13T16:00:00.000Z',
	heldUntil: '2026-07-13T09:20:00.000Z',
};

/** Five products, an address and a slot. */
export function aFullCart(change: Partial<Omit<Cart, 'priceInfo'>> = {}): Cart {
	const lines = [
		aLine(products.milk, 2),
		{ ...aLine(products.apricots, 3), referencePrice: 299, savings: 150 },
		{ ...aLine(products.tomatoes, 3), maximumPrice: 287 },
		aLine(products.wine, 4),
		aLine(products.bread),
	];
	const cart = aCart({
		productLineItems: lines,
		distributionAddress: home,
		distributionWindow: heldWindow,
	});
	const { totalArticlePrice, depositFees } = cart.priceInfo;
	const total = totalArticlePrice + depositFees + 490;
	return {
		...cart,
		priceInfo: {
			...cart.priceInfo,
			total,
			savings: 150,
			totalSavings: 150,
			overAuthorizationAmount: 26,
			totalWithSurcharge: total + 26,
			totalVat: 682,
			vat: [
				{ percent: 20, gross: 4086, vat: 681 },
				{ percent: 10, gross: 1955, vat: 178 },
			],
			uncoveredAmountWithOverAuthorization: total + 26,
			uncoveredAmountWithoutOverAuthorization: total,
		},
		...change,
	};
}

export function aStore(change: Partial<CheckoutStore> = {}): CheckoutStore {
	return {
		storeId: 'praterstern',
		name: 'Korb Praterstern',
		address: {
			...home,
			streetName: 'Praterstern',
			streetNumber: '5',
			companyName: 'Korb Praterstern',
		},
		position: { lat: 48.2187, lng: 16.3925 },
		distributionType: 'CLICK_AND_COLLECT',
		pickingUnitIds: ['wien-1'],
		openingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:00', closes: '20:00' })),
		closedOn: [],
		isOpen: true,
		changesAt: '2026-07-13T18:00:00.000Z',
		distanceMeters: 850,
		earliestWindow: aWindow({ id: 'w1', fee: 0 }),
		...change,
	};
}

export const collectAddress: Address = {
	...aStore().address,
	distributionType: 'CLICK_AND_COLLECT',
	storeId: 'praterstern',
};

export function aMethod(change: Partial<OfferedMethod> = {}): OfferedMethod {
	return {
		methodKey: 'credit-cards',
		methodType: 'TWO_TIER',
		isOnline: true,
		refusal: null,
		amountPlanned: 6441,
		amountReserved: 6467,
		...change,
	};
}

/** A week with green, full, nearly full and past windows. */
export function aWeek(): WindowList {
	const times = ['08:00', '10:00', '12:00', '16:00', '18:00'];
	const days = Array.from({ length: 7 }, (_, index) => `2026-07-${13 + index}`);
	const list = days.map((day, column) => [
		day,
		times.map((startTime, row) =>
			aWindow({
				id: `w-${column}-${row}`,
				day,
				startTime,
				endTime: `${Number(startTime.slice(0, 2)) + 2}:00`,
				...stateAt(column, row),
			}),
		),
	]);
	return aWindowList(Object.fromEntries(list));
}

function stateAt(column: number, row: number) {
	if (column === 0 && row < 2) return { state: 'closed', available: false } as const;
	if ((column + row) % 6 === 5) return { state: 'full', available: false } as const;
	if ((column + row) % 4 === 3) return { isGreen: true, fee: 190 };
	return row === 2 ? { fee: 0, remaining: 2 } : {};
}
