import { describe, expect, it } from 'vitest';
import {
	type FailedCall,
	type TrackedProduct,
	toPaymentError,
	toPurchase,
	userTypes,
} from './tracking.ts';

describe('names in reports', () => {
	it('MISC-23 MISC-24 MISC-25 has three user types', () => {
		expect(userTypes).toEqual({ guest: 'guest', customer: 'customer', loyalty: 'loyalty' });
	});
});

const apricots: TrackedProduct = {
	productId: '11',
	sku: '0042',
	name: 'Marillen',
	brand: { name: 'Wachau' },
	parentCategories: [{ name: 'Obst & Gemüse' }, { name: 'Obst' }],
	price: { regular: { value: 399 }, loyalty: { value: 349 } },
	weightArticle: false,
	weightPieceArticle: true,
};

describe('a purchase', () => {
	const order = {
		orderNumber: '10000001',
		currency: 'EUR',
		methodKey: 'paypal',
		lines: [{ product: apricots, quantity: 2, perPiecePrice: 349 }],
		priceInfo: { total: 1088, totalVat: 99, serviceFeesAfterDiscount: 390 },
	};

	it('MISC-33 CHK-47 is tracked in major currency units', () => {
		expect(toPurchase(order, 'guest')).toMatchObject({
			event: 'purchase',
			userType: 'guest',
			ecommerce: {
				transaction_id: '10000001',
				currency: 'EUR',
				value: 10.88,
				tax: 0.99,
				shipping: 3.9,
				payment_type: 'paypal',
			},
		});
	});

	it('MISC-34 includes the catalogue data of every product', () => {
		expect(toPurchase(order, 'guest').ecommerce.items).toEqual([
			{
				item_id: '0042',
				item_name: 'Marillen',
				item_brand: 'Wachau',
				item_category: 'Obst & Gemüse/Obst',
				product_id: '11',
				regular_price: 3.99,
				loyalty_price: 3.49,
				weight_article: false,
				weight_piece_article: true,
				price: 3.49,
				quantity: 2,
			},
		]);
	});

	it('handles products without brand or price', () => {
		const product = { ...apricots, brand: null, price: null };
		const { ecommerce } = toPurchase(
			{ ...order, lines: [{ ...order.lines[0], product, quantity: 1, perPiecePrice: 1 }] },
			'customer',
		);
		expect(ecommerce.items[0]).toMatchObject({
			item_brand: '',
			regular_price: null,
			loyalty_price: null,
		});
	});
});

describe('a failed payment', () => {
	const failure: FailedCall = {
		status: 402,
		statusText: 'Payment Required',
		errorCode: 'payment_failed',
		message: 'The payment did not work.',
		details: {},
	};
	it.each<[string, Partial<FailedCall>, [string, string]]>([
		[
			'CHK-92 ERR-20 uses the payment’s own error',
			{
				details: { customPayload: { paymentError: { code: 'expired_card', description: 'Old' } } },
			},
			['expired_card', 'Old'],
		],
		['CHK-93 ERR-20 uses the gateway’s error', {}, ['payment_failed', 'The payment did not work.']],
		[
			'CHK-94 ERR-20 falls back to the status',
			{ errorCode: null, status: 502, statusText: 'Bad Gateway' },
			['502', 'Bad Gateway'],
		],
		[
			'CHK-92 leaves missing values empty',
			{ details: { customPayload: { paymentError: {} } } },
			['', ''],
		],
	])('%s', (_name, change, [code, description]) => {
		expect(toPaymentError({ ...failure, ...change })).toEqual({
			event: 'paymentError',
			code,
			description,
		});
	});
});
