import { getConfirmation } from '@korb/contracts/order/checkout-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering, holding, inShop } from '../../../../.storybook/in-shop.tsx';
import { aCustomer, aMembership } from '../../../../test/fixture-customer.ts';
import { anOrder, anOrderLine } from '../../../../test/fixture-order.ts';
import { collectAddress, emojiPicture } from '../../../../test/fixture-products.ts';
import { customer } from '../../../shop/session/customer-store.ts';
import { PaymentReturn } from '../payment-return/payment-return.tsx';
import { Confirmation } from './confirmation.tsx';

const meta: Meta = {
	title: 'Confirmation',
	decorators: [inShop],
	render: () => <Confirmation />,
};
export default meta;

const path = toPath(getConfirmation);
const lines = [
	anOrderLine({ picture: emojiPicture('1f35d', '') }),
	anOrderLine({
		lineItemId: 'BROT',
		name: 'Waldviertler Natursauerteig-Roggenvollkornbrot mit Kürbiskernen und Sonnenblumenkernen',
		brand: 'Bäckerei Mühle Lind am Wagram',
		picture: emojiPicture('1f35e', ''),
		tint: 'sand',
		substitution: 'call',
		maximumPrice: 350,
	}),
];
const order = anOrder({ lines, lineItemCount: 2 });
const placed = (change: Partial<typeof order> = {}): StoryObj => ({
	beforeEach: answering({ [path]: { ...order, ...change } }),
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: /^Danke/ });
	},
});

export const Delivered = placed();
const pools = [{ poolId: 'points', tags: [], value: 462 }];
const aMember = aCustomer({ loyaltyMemberInformation: aMembership({ pools }) });
export const Member: StoryObj = {
	...Delivered,
	beforeEach: () => {
		const ends = [answering({ [path]: order })(), holding(customer, aMember)()];
		return () => {
			for (const end of ends) end();
		};
	},
	play: async ({ canvas }) => {
		await canvas.findByText(/^462/);
	},
};
export const RightToLeft: StoryObj = { ...Delivered, globals: { direction: 'rtl' } };
export const Collected = placed({
	distributionAddress: collectAddress,
	payment: { ...order.payment, methodKey: 'payment-at-the-store', brandName: '', lastDigits: '' },
});
export const WithNote = placed({
	note: 'Bitte bei der Portierloge im Hinterhaus läuten, der Lift ist zurzeit außer Betrieb.',
	distributionAddress: {
		...order.distributionAddress,
		firstName: 'Maximiliane-Theodora',
		email: 'maximiliane-theodora.hohenberg-wolfsegg@donaudampfschifffahrt.example',
	},
});
export const Waiting: StoryObj = { beforeEach: answering({}) };
export const NothingPlaced: StoryObj = {
	beforeEach: answering({ [path]: new Response('{"errorCode":"not_found"}', { status: 404 }) }),
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1 });
	},
};
export const Failed: StoryObj = {
	beforeEach: answering({ [path]: new Response('{}', { status: 503 }) }),
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: 'Noch einmal versuchen' }, { timeout: 20_000 });
	},
};
export const PaymentOnItsWay: StoryObj = {
	beforeEach: answering({}),
	render: () => <PaymentReturn />,
};
