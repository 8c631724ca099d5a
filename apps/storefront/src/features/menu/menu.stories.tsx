import { getCategoryTrees, listCategoryProducts } from '@korb/contracts/catalogue/catalogue-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { answering, inShop } from '../../../.storybook/in-shop.tsx';
import { fixtureAisles, products } from '../../../test/fixture-products.ts';
import { MenuButton } from './menu-button.tsx';
import { MenuPanel } from './menu-panel.tsx';

const categories = ['Steinobst', 'Beeren', 'Zitrusfrüchte & Exotisches', 'Tiefkühlobst'].map(
	(name) => ({ slug: name, name, emoji: null, tint: null, children: [] }),
);
const tree = fixtureAisles.map((aisle) => ({
	...aisle,
	children: ['Obst', 'Gemüse & Salat', 'Pilze, Kräuter und Sprossen'].map((name) => ({
		slug: name,
		name,
		emoji: null,
		tint: null,
		children: categories,
	})),
}));

const meta: Meta = { title: 'Menu', decorators: [inShop], render: () => <MenuPanel open /> };
export default meta;

export const Open: StoryObj = {
	beforeEach: answering({
		[toPath(getCategoryTrees)]: tree,
		[toPath(listCategoryProducts, { params: { slug: 'obst-gemuese' } })]: {
			results: [products.apricots],
		},
	}),
	play: async () => {
		await screen.findAllByRole('link', { name: /Obst & Gemüse/ });
	},
};
export const RightToLeft: StoryObj = { ...Open, globals: { direction: 'rtl' } };
export const Loading: StoryObj = {
	beforeEach: answering({}),
	play: async () => {
		await screen.findByRole('dialog');
	},
};
export const Button: StoryObj = { render: () => <MenuButton /> };
