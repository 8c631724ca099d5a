import type { Cart } from '@korb/contracts/cart/cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering, havingCart, holding, inShop } from '../../../.storybook/in-shop.tsx';
import { aLine } from '../../../test/fixture-cart.ts';
import { aFullCart, collectAddress, products } from '../../../test/fixture-products.ts';
import { aWindow } from '../../../test/fixture-windows.ts';
import { cartErrors } from '../../shop/cart/cart-errors.ts';
import { CartView } from './cart-view.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartProblems } from './summary/cart-problems.tsx';
import { CodeForm } from './summary/code-form.tsx';

const meta: Meta<typeof CartView> = {
	title: 'Cart',
	component: CartView,
	decorators: [inShop],
	beforeEach: answering({}),
	args: { cart: aFullCart() },
};
export default meta;

type Story = StoryObj<typeof CartView>;

const full = aFullCart();
const withPrice = (change: Partial<Cart['priceInfo']>): Cart => ({
	...full,
	priceInfo: { ...full.priceInfo, ...change },
});

export const Full: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Empty: StoryObj = { render: () => <EmptyCart /> };

export const BelowMinimum: Story = {
	args: { cart: { ...withPrice({ orderValue: 1240 }), limitErrors: ['minOrderValue'] } },
};
export const TooMuch: Story = {
	args: { cart: aFullCart({ limitErrors: ['maxOrderValue', 'maxOrderWeight'] }) },
};
export const FreeOfCharge: Story = {
	args: {
		cart: {
			...withPrice({ orderValue: 6240, serviceFeesAfterDiscount: 0 }),
			discountCodes: [{ code: 'HERBST5', amount: 500, isFreeService: false, minOrderValue: 4000 }],
		},
	},
};
export const SoldOut: Story = {
	args: {
		cart: aFullCart({
			unavailableLineItems: [
				{ lineItemId: 'a', quantity: 1, product: products.bread, replacement: products.apricots },
				{ lineItemId: 'b', quantity: 2, product: products.wine, replacement: null },
			],
		}),
	},
};
export const PriceChanged: Story = {
	args: {
		cart: aFullCart({ productLineItems: [{ ...aLine(products.bread, 2), formerPrice: 499 }] }),
	},
};
export const NothingChosen: Story = {
	args: { cart: aFullCart({ distributionAddress: null, distributionWindow: null }) },
};
export const NoTime: Story = { args: { cart: aFullCart({ distributionWindow: null }) } };
export const TimeLost: Story = {
	args: {
		cart: aFullCart({
			distributionWindow: full.distributionWindow && {
				...full.distributionWindow,
				heldUntil: null,
			},
		}),
	},
};
export const Collected: Story = {
	args: { cart: aFullCart({ distributionAddress: collectAddress }) },
};
export const AddOn: Story = {
	args: { cart: aFullCart({ mode: 'ADDON', orderNumber: '10000042' }) },
};

export const Problems: Story = {
	beforeEach: holding(cartErrors, { codes: ['006', '131', '999'], earliest: aWindow() }),
	render: ({ cart }) => <CartProblems cart={cart} />,
};

const codeForm = (cart: Cart) => (
	<div style={{ maxInlineSize: 420 }}>
		<CodeForm cart={cart} />
	</div>
);
export const Codes: Story = {
	args: {
		cart: aFullCart({
			discountCodes: [
				{ code: 'HERBST5', amount: 500, isFreeService: false, minOrderValue: null },
				{ code: 'GROSSEINKAUF', amount: 0, isFreeService: true, minOrderValue: 9900 },
			],
		}),
	},
	render: ({ cart }) => codeForm(cart),
};
export const Vouchers: Story = {
	args: {
		cart: aFullCart({
			voucherLineItems: [
				aVoucherLine('€ 10 auf deine erste Lieferung', 1000, 6000),
				aVoucherLine('5 % auf den großen Einkauf', 0, 150_000),
				aVoucherLine('Nur bei Abholung', 0, null),
			],
		}),
	},
	render: ({ cart }) => codeForm(cart),
};
function aVoucherLine(name: string, amount: number, minOrderValue: number | null) {
	return { lineItemId: name, articleId: name, name, amount, minOrderValue };
}
export const CodeMissing: Story = {
	render: ({ cart }) => codeForm(cart),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Einlösen' }));
		await canvas.findByText('Gib zuerst einen Code ein.');
	},
};
export const CodeOnItsWay: Story = {
	beforeEach: havingCart(full),
	render: ({ cart }) => codeForm(cart),
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('textbox'), 'HERBST5');
		await userEvent.click(canvas.getByRole('button', { name: 'Einlösen' }));
	},
};
