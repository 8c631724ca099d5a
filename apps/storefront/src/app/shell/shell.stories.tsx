import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
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

/** The header reads the page's loader data, so it needs a data router. */
function Routed({ route }: { route: RouteObject }) {
	const [router] = useState(() => createMemoryRouter([route]));
	return <RouterProvider router={router} />;
}
const headParameters = { layout: 'fullscreen', router: 'own' };

const head = (
	<>
		<TopBar />
		<Header />
	</>
);
export const Head: StoryObj = {
	render: () => <Routed route={{ path: '*', element: head }} />,
	parameters: headParameters,
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
export const HeadFocus: StoryObj = { ...Head, parameters: { ...focused, ...headParameters } };
export const HeadRightToLeft: StoryObj = { ...Head, globals: { direction: 'rtl' } };
/** No editorial content and no products yet. */
export const HeadBare: StoryObj = { ...Head, parameters: { shell: 'bare', ...headParameters } };

export const Foot: StoryObj = { render: () => <Footer /> };
export const FootFocus: StoryObj = { ...Foot, parameters: { ...focused, layout: 'fullscreen' } };
export const FootRightToLeft: StoryObj = { ...Foot, globals: { direction: 'rtl' } };
export const FootBare: StoryObj = { ...Foot, parameters: { shell: 'bare', layout: 'fullscreen' } };

/** Phones only. */
export const Tabs: StoryObj = { render: () => <TabBar /> };
export const TabsWithCart: StoryObj = { ...Tabs, beforeEach: havingCart(aFullCart()) };

export const FocusedFrame: StoryObj = {
	render: () => (
		<Routed
			route={{
				Component: FocusedLayout,
				children: [
					{
						path: '*',
						handle: { routeName: 'checkout' },
						element: <main className="wrap">…</main>,
					},
				],
			}}
		/>
	),
	parameters: headParameters,
};
