import type { MyProduct, MyProducts } from '@korb/contracts/customer/favorite-endpoints';
import { getMyProducts } from '@korb/contracts/customer/favorite-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, inShop } from '../../../../.storybook/in-shop.tsx';
import { aProduct } from '../../../../test/fixture-catalogue.ts';
import { getQueryClient } from '../../../platform/queries/queries.ts';
import { MyProductsList } from './my-products-list.tsx';

const meta: Meta<typeof MyProductsList> = {
	title: 'My products',
	component: MyProductsList,
	decorators: [inShop],
	beforeEach: () => getQueryClient().clear(),
	args: { card: ({ name }) => <h3>{name}</h3> },
};
export default meta;

type Story = StoryObj<typeof MyProductsList>;

const milk: MyProduct = {
	...aProduct({ parentCategories: [{ slug: 'kuehlwaren', name: 'Kühlwaren' }] }),
	isFavorite: true,
	timesBought: 23,
	lastBoughtAt: '2026-11-02T09:00:00Z',
};
const answer = (part: Partial<MyProducts>) =>
	answering({
		[toPath(getMyProducts)]: {
			total: 0,
			count: 0,
			offset: 0,
			results: [],
			aisles: [],
			totals: { any: 0, favorites: 0, purchased: 0, both: 0 },
			...part,
		},
	});

export const Listed: Story = {
	beforeEach: answer({
		total: 2,
		count: 1,
		results: [milk],
		aisles: [{ slug: 'kuehlwaren', name: 'Kühlwaren', count: 2 }],
		totals: { any: 67, favorites: 24, purchased: 61, both: 18 },
	}),
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Favoriten 24' })).toBeVisible();
	},
};
export const Empty: Story = { beforeEach: answer({}) };
export const Loading: Story = { beforeEach: answering({}) };
export const Failed: Story = {
	beforeEach: answering({ [toPath(getMyProducts)]: new Response('{}', { status: 404 }) }),
};
