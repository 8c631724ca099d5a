import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../fields/radio-group.tsx';
import { PaymentMarks } from './payment-marks.tsx';

const meta: Meta<typeof PaymentMarks> = { title: 'PaymentMarks', component: PaymentMarks };
export default meta;

type Story = StoryObj<typeof PaymentMarks>;

export const All: Story = {
	args: { marks: ['visa', 'mastercard', 'amex', 'paypal', 'apple-pay'] },
};

export const Methods: Story = {
	render: () => (
		<RadioGroup
			legend="Zahlungsart"
			name="pay"
			variant="rows"
			defaultValue="card"
			options={[
				{
					value: 'card',
					label: 'Karte',
					text: 'Kredit- oder Debitkarte',
					end: <PaymentMarks marks={['visa', 'mastercard']} />,
				},
				{ value: 'paypal', label: 'PayPal', end: <PaymentMarks marks={['paypal']} /> },
				{ value: 'door', label: 'An der Tür', text: 'Geht gerade nicht', disabled: true },
			]}
		/>
	),
};
