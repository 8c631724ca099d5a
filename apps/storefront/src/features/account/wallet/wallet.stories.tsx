import { toPath } from '@korb/contracts/platform/to-path';
import type { GiftCard, WalletEntry } from '@korb/contracts/wallet/wallet';
import { getWallet, getWalletEntries, putGiftCard } from '@korb/contracts/wallet/wallet-paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answering, inShop } from '../../../../.storybook/in-shop.tsx';
import { getQueryClient } from '../../../platform/queries/queries.ts';
import { Wallet } from './wallet.tsx';

const meta: Meta<typeof Wallet> = {
	title: 'Account/Wallet',
	component: Wallet,
	decorators: [inShop],
	beforeEach: () => getQueryClient().clear(),
	render: () => (
		<div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
			<Wallet />
		</div>
	),
};
export default meta;

type Story = StoryObj<typeof Wallet>;

const aCard = (change: Partial<GiftCard>): GiftCard => ({
	id: '018f7a3e-0000-7000-8000-000000000006',
	code: '7731',
	balance: 20_00,
	addedAt: '2026-07-13T09:40:00Z',
	expiresOn: '2056-12-31',
	isExpired: false,
	...change,
});
const giftCards = [
	aCard({}),
	aCard({ id: '018f7a3e-0000-7000-8000-000000000007', code: '0946', balance: 0 }),
	aCard({ id: '018f7a3e-0000-7000-8000-000000000008', code: '4MK8', isExpired: true }),
];
const entry = (
	type: WalletEntry['type'],
	amount: number,
	balance: number,
	createdAt: string,
): WalletEntry => ({
	type,
	amount,
	balance,
	createdAt,
	orderNumber: null,
	code: amount === 20_00 ? '7731' : '0946',
});
const filled = {
	[toPath(getWallet)]: { balance: 20_00, giftCards },
	[toPath(getWalletEntries)]: {
		entries: [
			entry('add', 20_00, 20_00, '2026-07-13T09:40:00Z'),
			entry('take', -15_00, 0, '2026-07-13T09:18:00Z'),
			entry('refund', 2_49, 15_00, '2026-06-20T08:00:00Z'),
			entry('load', 2_50, 12_51, '2026-06-18T16:00:00Z'),
			entry('expire', -20_00, 10_01, '2026-05-30T22:00:00Z'),
			entry('take', -14_99, 30_01, '2026-05-29T06:02:00Z'),
			entry('add', 45_00, 45_00, '2026-05-24T10:00:00Z'),
		],
	},
};

export const Filled: Story = { beforeEach: answering(filled) };
export const FilledRightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
export const Empty: Story = {
	beforeEach: answering({
		[toPath(getWallet)]: { balance: 0, giftCards: [] },
		[toPath(getWalletEntries)]: { entries: [] },
	}),
};
export const Loading: Story = { beforeEach: answering({}) };
const failing = () => new Response('{}', { status: 404 });
export const Failed: Story = {
	beforeEach: answering({
		[toPath(getWallet)]: failing(),
		[toPath(getWalletEntries)]: failing(),
	}),
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/lässt sich gerade nicht anzeigen/)).toBeVisible();
	},
};
export const CodeTooShort: Story = {
	beforeEach: answering(filled),
	play: async ({ canvas }) => {
		await userEvent.type(await canvas.findByLabelText(/^Code/), '7q2m11xp90a0000');
		await userEvent.click(canvas.getByRole('button', { name: 'Laden' }));
		await expect(canvas.getByText(/hier fehlt noch eines/)).toBeVisible();
		await expect(canvas.getByLabelText(/^Code/)).toHaveValue('7Q2M-11XP-90A0-000');
	},
};
export const CodeRefused: Story = {
	beforeEach: answering({
		...filled,
		[toPath(putGiftCard)]: new Response(JSON.stringify({ errorCode: 'conflict', code: 1002 }), {
			status: 409,
		}),
	}),
	play: async ({ canvas }) => {
		await userEvent.type(await canvas.findByLabelText(/^Code/), '7q2m11xp90a00009');
		await userEvent.click(canvas.getByRole('button', { name: 'Laden' }));
		await expect(await canvas.findByText(/Diesen Code können wir nicht laden/)).toBeVisible();
	},
};
