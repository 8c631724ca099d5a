import type { Meta, StoryObj } from '@storybook/react-vite';
import { HouseIcon } from '../icons/house.ts';
import { PackageIcon } from '../icons/package.ts';
import { StoreIcon } from '../icons/store.ts';
import { TruckIcon } from '../icons/truck.ts';
import { Track } from './track.tsx';

const meta: Meta<typeof Track> = {
	title: 'Track',
	component: Track,
	args: {
		label: 'So geht es weiter',
		done: 1,
		doneText: 'erledigt',
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
export const Arrived: Story = { args: { done: 4 } };
export const Collected: Story = {
	args: {
		done: 1,
		stations: [
			{ key: 'ordered', title: 'Bestellt' },
			{ key: 'packed', title: 'Gepackt', icon: <PackageIcon /> },
			{ key: 'collected', title: 'Abgeholt', icon: <StoreIcon /> },
		],
	},
};
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
