import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { answering, havingCart, holding, inShop } from '../../../.storybook/in-shop.tsx';
import { hovered } from '../../../.storybook/states.ts';
import { aFullCart, products } from '../../../test/fixture-products.ts';
import { loginState } from '../../shop/session/session.ts';
import { OrderControl } from './add/order-control.tsx';
import { CratePreference } from './crate-preference.tsx';
import { SideCartDrawer } from './side-cart-drawer.tsx';
import { CostMeter } from './summary/cost-meter.tsx';
import { FreeMeter } from './summary/free-meter.tsx';
import { LoyaltyOverview } from './summary/loyalty-overview.tsx';
import { PassOverview } from './summary/pass-overview.tsx';

const meta: Meta = { title: 'Cart parts', decorators: [inShop], beforeEach: answering({}) };
export default meta;

const cart = aFullCart();
const narrow = { display: 'grid', gap: 24, maxInlineSize: 420 };

export const Meters: StoryObj = {
	render: () => (
		<div style={narrow}>
			<FreeMeter cart={{ ...cart, priceInfo: { ...cart.priceInfo, orderValue: 1240 } }} />
			<FreeMeter cart={cart} />
			<FreeMeter cart={{ ...cart, priceInfo: { ...cart.priceInfo, orderValue: 9900 } }} />
			<CostMeter cart={cart} />
		</div>
	),
};

export const Overviews: StoryObj = {
	render: () => (
		<div style={narrow}>
			<LoyaltyOverview cart={cart} />
			<PassOverview cart={cart} />
			<CratePreference cart={cart} />
			<CratePreference cart={{ ...cart, crateDepositDesired: true }} variant="row" />
		</div>
	),
};
export const OverviewsOfMembers: StoryObj = {
	...Overviews,
	beforeEach: holding(loginState, 'loggedIn'),
};

/** Not in the cart, once, several times, at the maximum, and by weight. */
export const OrderControls: StoryObj = {
	beforeEach: havingCart(aFullCart()),
	render: () => (
		<div style={{ display: 'grid', gap: 16, inlineSize: 220 }}>
			<OrderControl product={{ ...products.milk, sku: 'other' }} variant="tile" />
			<OrderControl product={products.bread} variant="tile" />
			<OrderControl product={products.apricots} variant="tile" />
			<OrderControl product={{ ...products.wine, maxQuantity: 4 }} variant="tile" />
			<OrderControl product={products.tomatoes} variant="page" />
		</div>
	),
	play: async ({ canvas }) => {
		await canvas.findAllByRole('group');
	},
};
export const OrderControlsHover: StoryObj = { ...OrderControls, parameters: hovered };

const drawer: StoryObj = {
	render: () => <SideCartDrawer open />,
	play: async ({ canvasElement }) => {
		await within(canvasElement.ownerDocument.body).findByRole('dialog');
	},
};
export const Drawer: StoryObj = { ...drawer, beforeEach: havingCart(aFullCart()) };
export const DrawerEmpty: StoryObj = { ...drawer, beforeEach: havingCart(null) };
export const DrawerBelowMinimum: StoryObj = {
	...drawer,
	beforeEach: havingCart({ ...cart, limitErrors: ['minOrderValue'] }),
};
