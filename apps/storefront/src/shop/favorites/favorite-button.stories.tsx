import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { holding, inShop } from '../../../.storybook/in-shop.tsx';
import { focused, hovered } from '../../../.storybook/states.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { favorites } from './favorites.ts';

const meta: Meta<typeof FavoriteButton> = {
	title: 'Favourite button',
	component: FavoriteButton,
	decorators: [inShop],
	args: { type: 'products', reference: '4711', name: 'Bio-Heumilch' },
};
export default meta;

type Story = StoryObj<typeof FavoriteButton>;

export const Open: Story = {};
export const Marked: Story = {
	beforeEach: holding(favorites, { products: ['4711'], recipes: [] }),
	play: async ({ canvas }) => {
		const heart = canvas.getByRole('button', { name: 'Favorit: Bio-Heumilch', pressed: true });
		await expect(heart).toBeVisible();
	},
};
export const Raised: Story = { args: { look: 'raised' } };
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
