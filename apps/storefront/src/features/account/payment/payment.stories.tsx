import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import { getSavedMethods } from '@korb/contracts/customer/payment-method-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, inShop } from '../../../../.storybook/in-shop.tsx';
import { aSavedCard } from '../../../../test/fixture-customer.ts';
import { getQueryClient } from '../../../platform/queries/queries.ts';
import { Payment } from './payment.tsx';

const meta: Meta<typeof Payment> = {
	title: 'Account/Payment',
	component: Payment,
	decorators: [inShop],
	beforeEach: () => getQueryClient().clear(),
	render: () => (
		<div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
			<Payment />
		</div>
	),
};
export default meta;

type Story = StoryObj<typeof Payment>;

const path = toPath(getSavedMethods);
const methods = (activeMethods: SavedMethod[], hasInactiveMethods = false) =>
	answering({ [path]: { activeMethods, hasInactiveMethods } });
const filled = methods([
	aSavedCard({ isPrimary: true }),
	aSavedCard({
		...{ id: '018f7a3e-0000-7000-8000-00000000000b', paymentBrand: 'Mastercard' },
		...{ lastDigits: '1170', cardExpiryMonth: 6, cardExpiryYear: 2026, expired: true },
	}),
	aSavedCard({
		...{ id: '018f7a3e-0000-7000-8000-00000000000c', paymentBrand: 'Diners Club' },
		lastDigits: '5904',
	}),
]);

export const Filled: Story = { beforeEach: filled };
export const FilledRightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
export const Empty: Story = { beforeEach: methods([]) };
export const Inactive: Story = { beforeEach: methods([], true) };
export const Loading: Story = { beforeEach: answering({}) };
export const Failed: Story = {
	beforeEach: answering({ [path]: new Response('{}', { status: 404 }) }),
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/lassen sich gerade nicht anzeigen/)).toBeVisible();
	},
};
export const Removing: Story = {
	beforeEach: filled,
	play: async ({ canvas, canvasElement }) => {
		await userEvent.click(await canvas.findByRole('button', { name: /Entfernen Visa/ }));
		const page = within(canvasElement.ownerDocument.body);
		await expect(await page.findByText(/dann Diners Club •••• 5904 vorausgewählt/)).toBeVisible();
	},
};
