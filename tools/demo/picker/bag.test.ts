import { expect, it } from 'vitest';
import type { OrderSnapshot } from '../../../apps/api/src/modules/order-records/index.ts';
import { missingLine, packBag } from './bag.ts';

const oats = { sku: '4714', name: 'Hafergut Haferflocken', priceCents: 199 };

it('substitutes the missing line item, never at a higher price', () => {
	const order = anOrder('replace');
	expect(missingLine(order)?.lineItemId).toBe('milk');
	const milk = packBag('1', order, oats).find(({ lineItemId }) => lineItemId === 'milk');
	expect(milk?.substitute).toEqual({ sku: '4714', name: oats.name, totalPrice: 300 });
});

it.each(['none', 'call'] as const)('leaves it out when the preference is %s', (preference) => {
	const milk = packBag('1', anOrder(preference), oats).find(
		({ lineItemId }) => lineItemId === 'milk',
	);
	expect(milk).toEqual({ lineItemId: 'milk', quantity: 0 });
});

it('omits nothing from a small order', () => {
	const order = anOrder('replace');
	order.cart.productLineItems.pop();
	expect(packBag('1', order, oats).map(({ lineItemId }) => lineItemId)).toEqual(['cherries']);
});

function anOrder(substitution: OrderSnapshot['substitution']): OrderSnapshot {
	const line = { quantity: 2, isEstimate: false, totalPrice: 300, weight: 1000 };
	const productLineItems = [
		{ ...line, lineItemId: 'cherries', isEstimate: true },
		{ ...line, lineItemId: 'bread' },
		{ ...line, lineItemId: 'milk' },
	];
	const cart = { productLineItems } as OrderSnapshot['cart'];
	return { cart, note: '', substitution, substitutions: [] };
}
