import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../.storybook/in-shop.tsx';
import { hovered } from '../../../../.storybook/states.ts';
import { emojiPicture, products } from '../../../../test/fixture-products.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

const meta: Meta = { title: 'Product card', decorators: [inShop] };
export default meta;

const states: Product[] = [
	products.milk,
	products.apricots,
	products.tomatoes,
	products.wine,
	products.bread,
	{
		...products.tomatoes,
		sku: 'melone',
		name: 'Wassermelone',
		tint: 'mint',
		picture: emojiPicture('1f349', ''),
		weightArticle: false,
		weightPieceArticle: true,
		pieceGrams: 2500,
	},
	{ ...products.milk, sku: 'soon', availability: 'temporarilyUnavailable', backOn: '2026-07-16' },
	{ ...products.apricots, sku: 'gone', availability: 'unavailable' },
];

/**
 * Regular, reduced, by weight, age-restricted, long name, by the piece, back soon, sold out,
 * loading.
 */
export const States: StoryObj = {
	render: () => (
		<div
			style={{
				display: 'grid',
				gap: 24,
				gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 210px))',
			}}
		>
			{states.map((product) => (
				<ProductCard key={product.sku} product={product} eager />
			))}
			<ProductCardSkeleton />
		</div>
	),
};
export const Hover: StoryObj = { ...States, parameters: hovered };
export const RightToLeft: StoryObj = { ...States, globals: { direction: 'rtl' } };
