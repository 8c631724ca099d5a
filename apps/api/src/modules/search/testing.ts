import { addDays, dayAt } from '@korb/domain/pricing/prices';
import { aBrand, aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { importInto } from '../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../testing.ts';

export type SearchShop = Shop<LightMyRequestResponse>;

/** A shop with products that test the ranking, and an empty one. */
export async function openSearchShops(): Promise<{
	api: TestApi;
	shop: SearchShop;
	other: SearchShop;
}> {
	const api = await startTestApi();
	const shop = await aShop().openIn(api);
	const other = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst', { name: 'Obst' }),
		aBrand('almwerk', { name: 'Almwerk' }),
		aBrand('allgaeu', { name: 'Allgäuer Hof' }),
		...products.map(([sku, name, popularity, more]) =>
			aProduct(sku, { name, popularity, ...more }),
		),
		...products
			.filter(([sku]) => sku !== 'WEIT')
			.map(([sku]) =>
				anOffer(sku, sku === 'JOGHURTWEG' ? { availability: 'temporarilyUnavailable' } : {}),
			),
		anOffer('WEIT', { region: 'graz' }),
		...flours,
	]);
	return { api, shop, other };
}

const products: [
	sku: string,
	name: string,
	popularity: number,
	more?: Parameters<typeof aProduct>[1],
][] = [
	['MILCH', 'Milch 3,5 %', 0.3, { contentText: '1 l', brand: 'almwerk' }],
	['HALBLITER', 'Milch 3,5 % klein', 0.9, { contentText: '0,5 l' }],
	['HEUMILCH', 'Heumilch', 0.9, { contentText: '1 l' }],
	['MILCHSCHOKO', 'Milchschokolade', 0.99, { contentText: '100 g' }],
	['KAFFEE', 'Kaffee mit Milch', 0.95],
	['APFEL', 'Äpfel Gala', 0.5],
	['SAFT', 'Apfelsaft', 0.9],
	['ERDAPFEL', 'Erdäpfel festkochend', 0.6],
	['KAESE', 'Bergkäse', 0.5, { brand: 'almwerk', labels: ['organic'] }],
	['BUTTER', 'Butter', 0.5, { brand: 'almwerk' }],
	['TOMATE', 'Rispentomaten', 0.5],
	['JOGHURT', 'Joghurt Natur', 0.5],
	['JOGHURTWEG', 'Joghurt Vanille', 0.9],
	['WEIT', 'Milch aus Graz', 0.9],
];

const today = dayAt(new Date(), 'Europe/Vienna');
const flour = (
	sku: string,
	product: Parameters<typeof aProduct>[1],
	offer: Parameters<typeof anOffer>[1],
) => [aProduct(sku, product), anOffer(sku, offer)];
const flours = [
	...flour('DINKEL', { name: 'Dinkelmehl', netContent: 1, popularity: 0.1 }, { priceCents: 300 }),
	...flour(
		'KLEIN',
		{ name: 'Mehl mit Dinkel', netContent: 0.25, popularity: 0.6 },
		{ priceCents: 150 },
	),
	...flour(
		'RIEGEL',
		{ name: 'Riegel aus Dinkel und Mehl', netContent: 0.1, popularity: 0.9 },
		{ priceCents: 100 },
	),
	{
		type: 'past-price' as const,
		sku: 'GROSS',
		region: 'default',
		priceCents: 800,
		from: addDays(today, -60),
		until: addDays(today, -3),
	},
	...flour(
		'GROSS',
		{ name: 'Mehl vom Dinkel', netContent: 5, popularity: 0.5 },
		{
			priceCents: 800,
			promotion: { priceCents: 500, startsOn: addDays(today, -2), endsOn: addDays(today, 4) },
		},
	),
];
