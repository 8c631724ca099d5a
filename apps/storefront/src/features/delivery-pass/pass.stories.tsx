import type { PassOffer } from '@korb/contracts/delivery-pass/delivery-pass';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../../.storybook/in-shop.tsx';
import { PassCalculator } from './pass-calculator.tsx';

const offer: PassOffer = { articleId: 'month', price: 790, months: 1, vatRate: 20 };

const meta: Meta<typeof PassCalculator> = {
	title: 'Delivery pass/Calculator',
	component: PassCalculator,
	decorators: [inShop],
	args: { offer },
};
export default meta;

type Story = StoryObj<typeof PassCalculator>;

const daysAgo = (days: number) =>
	new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export const OwnDeliveries: Story = {
	args: { past: { deliveries: 5, fees: 2340, since: daysAgo(50), hasPass: false } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Du sparst im Monat')).toBeVisible();
		await expect(canvas.getByText(/Vorausgefüllt mit deinen 5 Lieferungen/)).toBeVisible();
	},
};

export const NotWorthIt: Story = {
	args: { past: { deliveries: 1, fees: 290, since: daysAgo(20), hasPass: false } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/So lohnt er sich nicht/)).toBeVisible();
	},
};
