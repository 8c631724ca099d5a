import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../.storybook/in-shop.tsx';
import { aDeclaration, anOrder, anOrderLine, aPackedOrder } from '../../../test/fixture-order.ts';
import { aWeek, collectAddress, emojiPicture } from '../../../test/fixture-products.ts';
import { OrderMissing } from './order-missing.tsx';
import { OrderSheet } from './order-sheet.tsx';

const lines = [
	anOrderLine({ picture: emojiPicture('1f35d', '') }),
	anOrderLine({
		lineItemId: 'MILCH',
		sku: 'MILCH',
		name: 'Bio-Heumilch aus dem Salzburger Flachgau, länger frisch und nicht homogenisiert',
		brand: 'Almliesl',
		picture: emojiPicture('1f95b', ''),
		tint: 'sky',
		withdrawalExemption: 'perishable',
	}),
];
const placed = anOrder({ lines });
const fixed = { mayCancel: false, mayMove: false, mayAddOn: false };

const meta: Meta<typeof OrderSheet> = {
	title: 'Order',
	component: OrderSheet,
	decorators: [inShop],
	args: { order: placed, view: null, windows: aWeek(), picker: () => null },
};
export default meta;

type Story = StoryObj<typeof OrderSheet>;

export const Placed: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Packed: Story = { args: { order: aPackedOrder({ lines }) } };
export const OnItsWay: Story = { args: { order: { ...placed, ...fixed, status: 'ON_ITS_WAY' } } };
export const Delivered: Story = { args: { order: { ...placed, ...fixed, status: 'DELIVERED' } } };
export const Collected: Story = {
	args: { order: { ...placed, distributionAddress: collectAddress, status: 'PICKED' } },
};
export const Cancelled: Story = { args: { order: { ...placed, ...fixed, status: 'CANCELLED' } } };
export const AddedTo: Story = {
	args: { order: { ...placed, addOns: ['10000043', '10000044'], note: 'Bitte läuten.' } },
};
export const Cancelling: Story = { args: { view: 'cancel' } };
export const TooLate: Story = { args: { order: { ...placed, ...fixed }, view: 'cancel-late' } };
export const Moving: Story = { args: { view: 'slot' } };
export const Moved: Story = { args: { view: 'slot-taken' } };
export const NothingToMoveTo: Story = { args: { view: 'slot-lost', windows: null } };
export const Withdrawing: Story = { args: { view: 'withdrawal' } };
export const NothingWithdrawn: Story = { args: { view: 'withdrawal-empty' } };
export const Declared: Story = {
	args: {
		order: { ...placed, withdrawal: { ...placed.withdrawal, declarations: [aDeclaration] } },
		view: 'withdrawal-confirm',
	},
};
export const Withdrawn: Story = {
	args: {
		order: {
			...placed,
			withdrawal: {
				...placed.withdrawal,
				declarations: [{ ...aDeclaration, confirmedAt: '2026-07-14T08:01:00.000Z' }],
			},
		},
	},
};
export const Missing: StoryObj = { render: () => <OrderMissing view={null} /> };
