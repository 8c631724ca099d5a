import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused } from '../../../.storybook/states.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { Button } from '../button/button.tsx';
import { ArrowRightIcon } from '../icons/arrow-right.ts';
import { ShoppingBasketIcon } from '../icons/shopping-basket.ts';
import { Accordion } from './accordion.tsx';
import { EmptyState } from './empty-state.tsx';
import { Section } from './section.tsx';
import { Skeleton } from './skeleton.tsx';

const meta: Meta = { title: 'Layout' };
export default meta;

export const Accordions: StoryObj = {
	render: () => (
		<div style={{ display: 'grid', gap: 12, maxInlineSize: 560 }}>
			<Accordion title="Nährwerte" open>
				Durchschnittlich je 100 g
			</Accordion>
			<Accordion title="Lebensmittelinformationsverordnung und Herkunftsbezeichnungen">
				Aus Österreich
			</Accordion>
			<Accordion title="Marke" variant="line" level={3} open>
				Almwerk
			</Accordion>
		</div>
	),
};
export const AccordionFocus: StoryObj = {
	...Accordions,
	parameters: focused,
};
export const AccordionRightToLeft: StoryObj = { ...Accordions, globals: { direction: 'rtl' } };

export const Empty: StoryObj = {
	render: () => (
		<EmptyState
			art={<ShoppingBasketIcon style={{ inlineSize: 96, blockSize: 96, marginInline: 'auto' }} />}
			title="Noch nichts im Korb"
			actions={<Button>Deine Produkte ansehen</Button>}
		>
			Fang mit dem an, was du immer brauchst.
		</EmptyState>
	),
};

export const EmptyPage: StoryObj = {
	render: () => (
		<EmptyState level={1} title="Da war wohl jemand schneller">
			Diese Seite gibt es nicht mehr.
		</EmptyState>
	),
};

export const Sections: StoryObj = {
	render: () => (
		<Section
			title="Diese Woche günstig"
			lead="Bis Mittwoch, 15. Juli."
			tools={
				<AppLink href="/aktionen">
					Alle Aktionen
					<ArrowRightIcon />
				</AppLink>
			}
		>
			<p>…</p>
		</Section>
	),
};

export const Skeletons: StoryObj = {
	render: () => (
		<div aria-busy="true" style={{ display: 'grid', gap: 6, inlineSize: 200 }}>
			<span className="visually-hidden">Wird geladen</span>
			<Skeleton shape="plate" />
			<Skeleton width="50%" height={22} />
			<Skeleton width="90%" height={16} />
			<Skeleton shape="circle" width={44} height={44} />
		</div>
	),
};
