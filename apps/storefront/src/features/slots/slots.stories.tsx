import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../.storybook/in-shop.tsx';
import { hovered } from '../../../.storybook/states.ts';
import { aWeek } from '../../../test/fixture-products.ts';
import { aWindow, aWindowList } from '../../../test/fixture-windows.ts';
import { SlotButton } from './slot-button.tsx';
import { SlotDays } from './slot-days.tsx';
import { SlotPicker } from './slot-picker.tsx';

const meta: Meta<typeof SlotPicker> = {
	title: 'Slots',
	component: SlotPicker,
	// On phones the days bleed to the edges of the surrounding dialog or panel.
	decorators: [
		(Story) => (
			<div style={{ padding: 'var(--sp-5)' }}>
				<Story />
			</div>
		),
		inShop,
	],
	parameters: { layout: 'fullscreen' },
	args: { list: aWeek(), chosenId: null, onChoose: () => undefined },
};
export default meta;

type Story = StoryObj<typeof SlotPicker>;

export const Week: Story = {};
export const Chosen: Story = { args: { chosenId: 'w-2-3' } };
export const RightToLeft: Story = { ...Chosen, globals: { direction: 'rtl' } };
export const NothingFree: Story = {
	args: {
		list: aWindowList({
			'2026-07-13': [aWindow({ state: 'closed', available: false })],
			'2026-07-14': [aWindow({ day: '2026-07-14', state: 'full', available: false })],
		}),
	},
};
/** More than fit side by side. */
export const TwoWeeks: Story = {
	args: {
		list: {
			...aWeek(),
			days: [...aWeek().days, { day: '2026-07-20', windows: [aWindow({ day: '2026-07-20' })] }],
		},
	},
};
export const OneDayAtATime: Story = {
	render: ({ list, ...choice }) => (
		<div style={{ maxInlineSize: 420 }}>
			<SlotDays days={list.days} {...choice} />
		</div>
	),
	args: { chosenId: 'w-2-3' },
};

const states = [
	aWindow({ id: 'open' }),
	aWindow({ id: 'few', remaining: 2, fee: 0 }),
	aWindow({ id: 'green', isGreen: true, fee: 190 }),
	aWindow({ id: 'chosen' }),
	aWindow({ id: 'full', state: 'full', available: false }),
	aWindow({ id: 'over', state: 'closed', available: false }),
];
export const States: Story = {
	render: () => (
		<div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
			{(['cell', 'row'] as const).flatMap((variant) =>
				states.map((window) => (
					<SlotButton
						key={variant + window.id}
						window={window}
						variant={variant}
						chosenId="chosen"
						onChoose={() => undefined}
					/>
				)),
			)}
		</div>
	),
};
export const StatesHover: Story = { ...States, parameters: { ...hovered, layout: 'fullscreen' } };
