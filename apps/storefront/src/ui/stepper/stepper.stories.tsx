import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { focused, hovered } from '../../../.storybook/states.ts';
import { Stepper } from './stepper.tsx';

const labels = {
	group: 'Menge Polpa fein',
	less: 'Weniger',
	more: 'Mehr',
	remove: 'Entfernen',
} as const;

const meta: Meta<typeof Stepper> = {
	title: 'Stepper',
	component: Stepper,
	args: { value: 2, labels, max: 6 },
	render: function Render(args) {
		const [value, setValue] = useState(args.value);
		return (
			<div style={{ inlineSize: 190 }}>
				<Stepper {...args} value={value} onChange={setValue} />
			</div>
		);
	},
};
export default meta;

type Story = StoryObj<typeof Stepper>;

export const Default: Story = {};
export const AtOne: Story = { args: { value: 1 } };
export const AtLimit: Story = { args: { value: 6 } };
export const Weight: Story = {
	args: { value: 0.5, step: 0.25, text: '0,5 kg', note: 'ca. € 1,75' },
};
export const Line: Story = { args: { variant: 'line' } };
export const LineAtOne: Story = { args: { variant: 'line', value: 1 } };
export const Large: Story = { args: { size: 'lg' } };
export const Disabled: Story = { args: { disabled: true } };
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
	args: { max: 4 },
	play: async ({ canvas, userEvent }) => {
		const quantity = canvas.getByRole('status');
		await userEvent.tab();
		await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
		await expect(quantity).toHaveTextContent('4');
		await userEvent.keyboard('{Home}{ArrowDown}');
		await expect(quantity).toHaveTextContent('1');
		await userEvent.keyboard('{End}');
		await expect(quantity).toHaveTextContent('4');
		const more = canvas.getByRole('button', { name: 'Mehr' });
		await userEvent.click(more);
		await expect(quantity).toHaveTextContent('4');
		await expect(more).toHaveFocus();
	},
};
