import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../../.storybook/states.ts';
import { Button } from '../button/button.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ListProgress } from './list-progress.tsx';
import { Pagination } from './pagination.tsx';

const meta: Meta = { title: 'Navigation' };
export default meta;

const trail = [
	{ href: '/', text: 'Start' },
	{ href: '/obst-gemuese', text: 'Obst & Gemüse' },
];

export const Crumbs: StoryObj = {
	render: () => <Breadcrumb label="Du bist hier" trail={trail} current="Steinobst" />,
};
export const CrumbsLong: StoryObj = {
	render: () => (
		<div style={{ inlineSize: 300 }}>
			<Breadcrumb
				label="Du bist hier"
				trail={trail}
				current="Lebensmittelunverträglichkeiten und glutenfreie Getreideersatzprodukte"
			/>
		</div>
	),
};
export const CrumbsHover: StoryObj = { ...Crumbs, parameters: hovered };
export const CrumbsFocus: StoryObj = { ...Crumbs, parameters: focused };
export const CrumbsRightToLeft: StoryObj = { ...Crumbs, globals: { direction: 'rtl' } };

export const More: StoryObj = {
	render: () => (
		<ListProgress shown={24} total={96} text="24 von 96 Produkten">
			<Button variant="secondary">Mehr laden</Button>
		</ListProgress>
	),
};
export const MoreAll: StoryObj = {
	render: () => <ListProgress shown={96} total={96} text="96 von 96 Produkten" />,
};

export const Pages: StoryObj = {
	render: () => (
		<Pagination
			page={5}
			pages={12}
			toHref={(page) => `/obst?page=${page}`}
			labels={{
				nav: 'Seiten',
				previous: 'Vorige Seite',
				next: 'Nächste Seite',
				page: (page) => `Seite ${page}`,
			}}
		/>
	),
};
export const PagesHover: StoryObj = { ...Pages, parameters: hovered };
export const PagesRightToLeft: StoryObj = { ...Pages, globals: { direction: 'rtl' } };
