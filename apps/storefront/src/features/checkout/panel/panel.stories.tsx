import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering, inShop } from '../../../../.storybook/in-shop.tsx';
import { aFullCart, aMethod, products } from '../../../../test/fixture-products.ts';
import { PaymentNotice } from '../payment-notice.tsx';
import { RefusalNotices } from './refusal-notices.tsx';
import { ReserveNote } from './reserve-note.tsx';

const meta: Meta = {
	title: 'Checkout notices',
	decorators: [
		(Story) => (
			<div style={{ display: 'grid', gap: 16, maxInlineSize: 440 }}>
				<Story />
			</div>
		),
		inShop,
	],
	beforeEach: answering({}),
};
export default meta;

const cart = aFullCart();
const method = aMethod();

export const Refusals: StoryObj = {
	render: () => (
		<RefusalNotices
			cart={cart}
			refusal={{ codes: ['priceChanged', 'minOrderValue', '131', '223', '999'], shortages: [] }}
		/>
	),
};
export const Shortages: StoryObj = {
	render: () => (
		<RefusalNotices
			cart={cart}
			refusal={{
				codes: [],
				shortages: [
					{ sku: products.milk.sku, available: 1 },
					{ sku: products.bread.sku, available: 0 },
				],
			}}
		/>
	),
};
export const Reserved: StoryObj = {
	render: () => (
		<>
			<ReserveNote cart={cart} method={method} />
			<ReserveNote cart={cart} method={{ ...method, amountReserved: method.amountPlanned }} />
		</>
	),
};
export const PaymentErrors: StoryObj = {
	render: () => (
		<>
			{['card_declined', 'insufficient_funds', 'cart_changed', 'something-new'].map((code) => (
				<PaymentNotice key={code} code={code} />
			))}
		</>
	),
};
