import type { Meta, StoryObj } from '@storybook/react-vite';
import { FocusedSteps } from './focused-steps.tsx';
import { Progress } from './progress.tsx';

const meta: Meta<typeof Progress> = {
	title: 'Progress',
	component: Progress,
	args: { value: 50, max: 59, label: 'Gratislieferung', valueText: 'Noch € 8,96' },
};
export default meta;

type Story = StoryObj<typeof Progress>;

export const Ink: Story = {};
export const Fresh: Story = { args: { tone: 'fresh' } };
export const Club: Story = { args: { tone: 'club' } };
export const Small: Story = { args: { size: 'sm' } };
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 80, tone: 'fresh' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const steps = [
	{ key: 'cart', text: 'Korb' },
	{ key: 'delivery', text: 'Lieferung' },
	{ key: 'payment', text: 'Zahlung' },
	{ key: 'done', text: 'Fertig' },
];

export const Steps: Story = {
	render: () => (
		<FocusedSteps label="Bestellung" steps={steps} current="payment" doneText="erledigt" />
	),
};
export const StepsRightToLeft: Story = { ...Steps, globals: { direction: 'rtl' } };
