import { Order } from '@korb/contracts/order/orders';
import { expect, it } from 'vitest';
import { aProduct } from '../../../../test/fixture-catalogue.ts';
import { toExampleOrder } from './example-order.ts';

it('TEN-50 shows editors a complete example order of real products', () => {
	const sold = aProduct();
	const products = [sold, { ...sold, sku: 'UNSOLD', price: null }];
	const order = toExampleOrder(products, { currency: 'GBP', country: 'GB' }, 'Example');
	expect(Order.parse(order)).toEqual(order);
	expect(order.lines.map(({ sku }) => sku)).toEqual([sold.sku]);
	expect(order).toMatchObject({ currency: 'GBP', distributionAddress: { firstName: 'Example' } });
	expect(order.bill.total).toBe((sold.price?.regular.value ?? 0) + order.bill.serviceFees);
});
