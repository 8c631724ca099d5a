import { matchList } from '@korb/contracts/catalogue/catalogue-paths';
import type { MatchedLine } from '@korb/contracts/catalogue/list-match';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answering, inShop } from '../../../.storybook/in-shop.tsx';
import { aProduct } from '../../../test/fixture-catalogue.ts';
import { emojiPicture } from '../../../test/fixture-products.ts';
import { ShoppingList } from './shopping-list.tsx';

const meta: Meta<typeof ShoppingList> = {
	title: 'Shopping list',
	component: ShoppingList,
	decorators: [inShop],
	beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof ShoppingList>;

const aMatch = (part: Parameters<typeof aProduct>[0], quantity = 1) => ({
	...aProduct({ ...part, picture: emojiPicture('1f95b', '') }),
	quantity,
	isFavorite: false,
	timesBought: 0,
});
const lines: MatchedLine[] = [
	{
		said: '2 l milch',
		term: 'milch',
		matches: [aMatch({}, 2), aMatch({ sku: '4712', name: 'Vollmilch' }, 2)],
		isCertain: true,
	},
	{
		said: 'butter laktosefrei',
		term: 'butter laktosefrei',
		matches: [aMatch({ sku: '4713', name: 'Teebutter' })],
		isCertain: false,
	},
	{ said: 'was fürs grillen', term: 'was fürs grillen', matches: [], isCertain: false },
];
const search: Story['play'] = async ({ canvas }) => {
	await userEvent.type(canvas.getByRole('textbox'), '2 l milch');
	await userEvent.click(canvas.getByRole('button', { name: 'Artikel suchen' }));
};

export const Empty: Story = {};
export const Found: Story = {
	beforeEach: answering({ [toPath(matchList)]: { lines } }),
	play: async (context) => {
		await search(context);
		await expect(await context.canvas.findByText('1 gefunden, 2 zum Aussuchen')).toBeVisible();
	},
};
export const Searching: Story = { beforeEach: answering({}), play: search };
export const Failed: Story = {
	beforeEach: answering({ [toPath(matchList)]: new Response('{}', { status: 503 }) }),
	play: search,
};
