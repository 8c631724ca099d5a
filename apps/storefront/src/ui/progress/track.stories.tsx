import type { Meta, StoryObj } from '@storybook/react-vite';
import { HouseIcon } from '../icons/house.ts';
import { PackageIcon } from '../icons/package.ts';
import { TruckIcon } from '../icons/truck.ts';
import { Track } from './track.tsx';

const meta: Meta<typeof Track> = {
	title: 'Track',
	component: Track,
	args: {
		label: 'So geht es weiter',
		current: 'packed',
		stations: [
			{ key: 'ordered', title: 'Bestellt', text: '11:18 Uhr' },
			{ key: 'packed', title: 'Wird gepackt', icon: <PackageIcon /> },
			{ key: 'onTheWay', title: 'Unterwegs', icon: <TruckIcon /> },
			{ key: 'arrived', title: 'Bei dir', text: '16–18 Uhr', icon: <HouseIcon /> },
		],
	},
};
export default meta;

type Story = StoryObj<typeof Track>;

export const OnItsWay: Story = {};
export const Arrived: Story = { args: { current: 'arrived' } };
export const Narrow: Story = {
	decorators: [
		(Story) => (
			<div style={{ maxInlineSize: 320 }}>
				<Story />
			</div>
		),
	],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
