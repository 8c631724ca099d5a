import { toPath } from '@korb/contracts/platform/to-path';
import type { ListLine, ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import { getList, getLists } from '@korb/contracts/shopping-list/list-paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, inShop } from '../../../../.storybook/in-shop.tsx';
import { aProduct } from '../../../../test/fixture-catalogue.ts';
import { emojiPicture } from '../../../../test/fixture-products.ts';
import { getQueryClient } from '../../../platform/queries/queries.ts';
import { AccountHead } from '../frame/account-head.tsx';
import { ListCards } from './list-cards.tsx';
import { ListView } from './list-view.tsx';

const listId = '2f8f6c1e-0f0b-4f0e-9a53-1b8b0c9d1e10';
const milk = aProduct({ picture: emojiPicture('1f95b', '') });
const aLine = (part: Partial<ListLine>): ListLine => ({
	lineId: crypto.randomUUID(),
	sku: null,
	text: null,
	quantity: 1,
	product: null,
	...part,
});
const list: ShoppingList = {
	listId,
	name: 'Wocheneinkauf',
	access: 'own',
	shared: null,
	lines: [
		aLine({ sku: milk.sku, product: milk, quantity: 2 }),
		aLine({ sku: '4712', product: { ...milk, sku: '4712', availability: 'unavailable' } }),
		aLine({ sku: '4713' }),
		aLine({ text: 'Kerzen für die Torte' }),
	],
};

const meta: Meta<typeof ListView> = {
	title: 'Lists',
	component: ListView,
	decorators: [inShop],
	beforeEach: () => getQueryClient().clear(),
	args: {
		address: { listId },
		head: (name, tools) => <AccountHead title={name ?? '…'} action={tools} />,
	},
};
export default meta;

type Story = StoryObj<typeof ListView>;

const path = toPath(getList, { params: { listId } });

export const Own: Story = {
	beforeEach: answering({ [path]: list }),
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Kerzen für die Torte')).toBeVisible();
	},
};
export const OnlyToLookAt: Story = {
	beforeEach: answering({ [path]: { ...list, access: 'read' } }),
};
export const Empty: Story = { beforeEach: answering({ [path]: { ...list, lines: [] } }) };
export const Revoked: Story = {
	beforeEach: answering({ [path]: new Response('{}', { status: 404 }) }),
};
export const Loading: Story = { beforeEach: answering({}) };
export const Cards: Story = {
	render: () => <ListCards />,
	beforeEach: answering({
		[toPath(getLists)]: {
			results: [
				{ listId, name: 'Wocheneinkauf', shared: 'edit', lineCount: 14, pictures: [milk] },
				{ listId: crypto.randomUUID(), name: 'Für Oma', shared: null, lineCount: 0, pictures: [] },
			],
		},
	}),
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Wocheneinkauf' })).toBeVisible();
	},
};
