import { addDays, dayAt } from '@korb/domain/pricing/prices';
import { aBrand, aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { importInto } from '../../catalogue-cli/testing.ts';
import type { TestApi } from '../../testing.ts';

/** The start date of the tests; promotions are relative to it. */
export const today = dayAt(new Date(), 'Europe/Vienna');

/** Fruit and drinks, with one product for every aspect of a price. */
export async function aFruitShop(api: TestApi): Promise<Shop<LightMyRequestResponse>> {
	const shop = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst', { name: 'Obst', position: 1, goesWith: ['getraenke'] }),
		aCategory('kernobst', {
			name: 'Kernobst',
			parent: 'obst',
			position: 1,
			goesWith: ['beeren', 'getraenke'],
		}),
		aCategory('beeren', { name: 'Beeren', parent: 'obst', position: 2 }),
		aCategory('getraenke', { name: 'Getränke', position: 2, baseUnit: 'l' }),
		aCategory('leer', { name: 'Leer', position: 3 }),
		aBrand('almwerk', { name: 'Almwerk', description: 'Aus den Bergen.' }),
		aBrand('talhof', { name: 'Talhof' }),
		aProduct('APFEL', {
			name: 'Äpfel Gala',
			categories: ['kernobst'],
			brand: 'almwerk',
			labels: ['organic', 'regional'],
			origin: 'AT',
			soldBy: { kind: 'weight', stepGrams: 250 },
			netContent: 1,
			popularity: 0.9,
			listedOn: '2026-02-01',
		}),
		aProduct('BIRNE', {
			name: 'Birnen Conference',
			categories: ['kernobst'],
			brand: 'talhof',
			labels: ['regional'],
			origin: 'IT',
			popularity: 0.4,
			listedOn: '2026-03-01',
		}),
		aProduct('ERDBEERE', {
			name: 'Erdbeeren',
			categories: ['beeren'],
			brand: 'almwerk',
			labels: ['organic'],
			origin: 'AT',
			popularity: 0.8,
			listedOn: '2026-01-10',
		}),
		aProduct('MELONE', {
			name: 'Melone',
			categories: ['obst'],
			soldBy: { kind: 'weightPiece', pieceGrams: 1500 },
			listedOn: '2025-12-01',
		}),
		aProduct('BIER', {
			name: 'Lagerbier',
			categories: ['getraenke'],
			netContent: 0.5,
			contentText: '0,5 l',
			minimumAge: 16,
			depositCents: 25,
			vatClass: 'standard',
			bundle: { sku: 'BIER1', size: 6 },
			food: {
				allergens: ['gluten'],
				traces: [],
				ingredients: 'Wasser, **Gerstenmalz**',
				producer: 'Brauhaus, 1010 Wien',
			},
			description: 'Mild gehopft.',
		}),
		aProduct('ALT', { name: 'Ausgelistet', categories: ['getraenke'] }),
		anOffer('APFEL', { priceCents: 399, loyaltyPriceCents: 349 }),
		anOffer('BIRNE', {
			priceCents: 149,
			availability: 'temporarilyUnavailable',
			backOn: addDays(today, 3),
		}),
		{
			type: 'past-price',
			sku: 'ERDBEERE',
			region: 'default',
			priceCents: 400,
			from: addDays(today, -60),
			until: addDays(today, -20),
		},
		{
			type: 'past-price',
			sku: 'ERDBEERE',
			region: 'default',
			priceCents: 380,
			from: addDays(today, -19),
			until: addDays(today, -3),
		},
		anOffer('ERDBEERE', {
			priceCents: 400,
			promotion: { priceCents: 299, startsOn: addDays(today, -2), endsOn: addDays(today, 4) },
		}),
		anOffer('ERDBEERE', { region: 'graz', priceCents: 450 }),
		anOffer('MELONE', {
			priceCents: 200,
			promotion: { priceCents: 150, startsOn: addDays(today, 1), endsOn: addDays(today, 2) },
		}),
		anOffer('BIER', { priceCents: 129 }),
		anOffer('ALT', { availability: 'unavailable' }),
	]);
	return shop;
}
