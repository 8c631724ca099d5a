import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering, havingCart, holding, inShop } from '../../../.storybook/in-shop.tsx';
import { focused } from '../../../.storybook/states.ts';
import { aFullCart } from '../../../test/fixture-products.ts';
import { fulfilmentLabel } from '../../shop/fulfilment/fulfilment-label.ts';
import { FocusedLayout } from '../focused-layout.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

const meta: Meta = {
	title: 'Shell',
	decorators: [inShop],
	beforeEach: answering({}),
	parameters: { layout: 'fullscreen' },
};
export default meta;

const head = (
	<>
		<TopBar />
		<Header />
	</>
);
export const Head: StoryObj = {
	render: () => head,
};
export const HeadWithCart: StoryObj = {
	...Head,
	beforeEach: [
		havingCart(aFullCart()),
		holding(fulfilmentLabel, {
			isCollected: false,
			place: 'Lieferung 1020',
			window: 'heute, 16–18 Uhr',
		}),
	],
};
export const HeadFocus: StoryObj = { ...Head, parameters: { ...focused, layout: 'fullscreen' } };
export const HeadRightToLeft: StoryObj = { ...Head, globals: { direction: 'rtl' } };
/** No editorial content and no products yet. */
export const HeadBare: StoryObj = { ...Head, parameters: { shell: 'bare', layout: 'fullscreen' } };

export const Foot: StoryObj = { render: () => <Footer /> };
export const FootFocus: StoryObj = { ...Foot, parameters: { ...focused, layout: 'fullscreen' } };
export const FootRightToLeft: StoryObj = { ...Foot, globals: { direction: 'rtl' } };
export const FootBare: StoryObj = { ...Foot, parameters: { shell: 'bare', layout: 'fullscreen' } };

/** Phones only. */
export const Tabs: StoryObj = { render: () => <TabBar /> };
export const TabsWithCart: StoryObj = { ...Tabs, beforeEach: havingCart(aFullCart()) };

export const FocusedFrame: StoryObj = {
	render: () => (
		<FocusedLayout>
			<main className="wrap">…</main>
		</FocusedLayout>
	),
	parameters: { layout: 'fullscreen', route: 'checkout' },
};
