import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { focused } from '../../../.storybook/states.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Carousel } from './carousel.tsx';
import { Slideshow } from './slideshow.tsx';

const meta: Meta = { title: 'Carousel' };
export default meta;

const labels = { previous: 'Zurück', next: 'Weiter' };
const tints = ['peach', 'butter', 'sage', 'mint', 'sky', 'lilac', 'rose', 'sand'];

export const Rail: StoryObj = {
	render: () => (
		<div className="wrap" style={{ overflow: 'hidden' }}>
			<Carousel
				title="Deine Produkte"
				lead="Was du immer wieder einkaufst, Anna."
				more={<AppLink href="/favoriten">Alle 38</AppLink>}
				labels={labels}
			>
				{[...tints, ...tints].map((tint, index) => (
					<AppLink
						// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
						key={index}
						href={`/${index}`}
						style={{
							display: 'grid',
							placeItems: 'center',
							aspectRatio: 1,
							borderRadius: 'var(--r-plate)',
							background: `var(--tint-${tint})`,
						}}
					>
						Artikel {index + 1}
					</AppLink>
				))}
			</Carousel>
		</div>
	),
};
export const RailFocus: StoryObj = { ...Rail, parameters: focused };
export const RailRightToLeft: StoryObj = { ...Rail, globals: { direction: 'rtl' } };

const slide = {
	display: 'grid',
	alignContent: 'start',
	justifyItems: 'start',
	gap: 16,
	minBlockSize: 340,
	padding: 32,
	background: 'var(--hero-bg)',
	color: 'var(--hero-ink)',
} as const;

export const Slides: StoryObj = {
	render: () => (
		<Slideshow
			label="Aktuelles"
			labels={{
				pause: 'Anhalten',
				play: 'Abspielen',
				slide: (number, count) => `Bild ${number} von ${count}`,
			}}
		>
			<div style={slide}>
				<h1>Reif gepflückt. Heute im Korb.</h1>
				<LinkButton href="/sommer">Zur Sommerernte</LinkButton>
			</div>
			<div style={slide}>
				<h2>30 Tage gratis liefern lassen</h2>
				<LinkButton href="/pass">Lieferpass testen</LinkButton>
			</div>
		</Slideshow>
	),
};
export const SlidesRightToLeft: StoryObj = { ...Slides, globals: { direction: 'rtl' } };

export const SlidesByKeyboard: StoryObj = {
	...Slides,
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{ArrowRight}');
		const second = canvas.getByRole('button', { name: 'Bild 2 von 2' });
		await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
		await userEvent.click(canvas.getByRole('button', { name: 'Bild 1 von 2' }));
		await waitFor(() => expect(second).not.toHaveAttribute('aria-current'));
	},
};

export const RailByKeyboard: StoryObj = {
	...Rail,
	play: async ({ canvas, userEvent }) => {
		const rail = canvas.getByRole('list');
		canvas.getByRole('link', { name: 'Artikel 1' }).focus();
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(rail.scrollLeft).toBeGreaterThan(100));
		await userEvent.keyboard('{ArrowLeft}');
		await waitFor(() => expect(rail.scrollLeft).toBeLessThan(2));
	},
};
