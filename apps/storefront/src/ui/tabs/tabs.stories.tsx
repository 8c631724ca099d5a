import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../../.storybook/states.ts';
import { StoreIcon } from '../icons/store.ts';
import { TruckIcon } from '../icons/truck.ts';
import { Tabs } from './tabs.tsx';

const meta: Meta<typeof Tabs> = {
	title: 'Tabs',
	component: Tabs,
	args: {
		label: 'Wie bekommst du deinen Einkauf?',
		tabs: [
			{
				value: 'delivery',
				label: (
					<>
						<TruckIcon />
						Lieferung
					</>
				),
				note: 'Heute ab 16 Uhr',
				panel: <p>Wohin dürfen wir liefern?</p>,
			},
			{
				value: 'collect',
				label: (
					<>
						<StoreIcon />
						Click & Collect
					</>
				),
				note: 'In 2 Stunden',
				panel: <p>Wo holst du ab?</p>,
			},
		],
	},
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const Segment: Story = {};
export const Chips: Story = { args: { variant: 'chips' } };
export const Hover: Story = { args: { variant: 'chips' }, parameters: hovered };
export const Focus: Story = { parameters: focused };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Disabled: Story = {
	args: {
		variant: 'chips',
		tabs: [
			{ value: 'a', label: 'Heute', panel: 'Heute' },
			{ value: 'b', label: 'Sonntag', panel: 'Sonntag', disabled: true },
		],
	},
};
