import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused } from '../../../.storybook/states.ts';
import { Table } from './table.tsx';

const meta: Meta<typeof Table> = {
	title: 'Table',
	component: Table,
	args: {
		caption: 'Nährwerte',
		head: ['Durchschnitt', 'je 100 g', 'je Portion'],
		rows: [
			{ key: 'energy', cells: ['Brennwert', '272 kJ / 65 kcal', '544 kJ / 130 kcal'] },
			{ key: 'fat', cells: ['Fett', '3,8 g', '7,6 g'] },
			{ key: 'saturated', cells: ['davon gesättigte Fettsäuren', '2,4 g', '4,8 g'], sub: true },
		],
	},
};
export default meta;

type Story = StoryObj<typeof Table>;

export const Default: Story = {};
export const WithoutCaption: Story = { args: { captionHidden: true } };
export const Narrow: Story = {
	render: (args) => (
		<div style={{ inlineSize: 240 }}>
			<Table {...args} />
		</div>
	),
};
export const Stacked: Story = {
	args: { stacks: true },
	render: (args) => (
		<div style={{ maxInlineSize: 320 }}>
			<Table {...args} />
		</div>
	),
};
export const Focus: Story = { parameters: focused };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
