import type { Meta, StoryObj } from '@storybook/react-vite';
import { Deposit, MemberPrice, Price, UnitPrice } from './price.tsx';

const euro = { locale: 'de-AT', currency: 'EUR' } as const;

const meta: Meta<typeof Price> = {
	title: 'Price',
	component: Price,
	args: { cents: 199, ...euro },
};
export default meta;

type Story = StoryObj<typeof Price>;

export const Regular: Story = {};
export const Action: Story = { args: { previousCents: 249, instead: 'statt' } };
export const Weighed: Story = { args: { cents: 567, approximately: 'ca.' } };
export const PerKilo: Story = { args: { cents: 349, per: '/ kg' } };
export const Large: Story = { args: { previousCents: 249, instead: 'statt', size: 'lg' } };
export const English: Story = {
	args: { locale: 'en-GB', previousCents: 249, instead: 'was' },
};
export const RightToLeft: Story = {
	args: { previousCents: 249, instead: 'statt' },
	globals: { direction: 'rtl' },
};
export const Club: Story = { render: () => <MemberPrice cents={179} label="Club" {...euro} /> };
export const UnitAndDeposit: Story = {
	render: () => (
		<p className="tiny muted">
			0,33 l · <UnitPrice cents={270} per="/ l" {...euro} />
			<br />
			<Deposit cents={25} label="Pfand" {...euro} />
		</p>
	),
};
