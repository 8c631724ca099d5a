import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { focused } from '../../../.storybook/states.ts';
import { formatMoney } from '../price/money.ts';
import { RangeSlider } from './range-slider.tsx';

function PriceRange({ disabled = false }: { disabled?: boolean }) {
	const [value, setValue] = useState<[number, number]>([100, 1200]);
	return (
		<div style={{ inlineSize: 264 }}>
			<RangeSlider
				label="Preis"
				min={0}
				max={2000}
				step={50}
				value={value}
				onChange={setValue}
				format={(cents) => formatMoney(cents, 'de-AT', 'EUR')}
				thumbLabels={['Preis ab', 'Preis bis']}
				disabled={disabled}
			/>
		</div>
	);
}

const meta: Meta<typeof PriceRange> = { title: 'RangeSlider', component: PriceRange };
export default meta;

type Story = StoryObj<typeof PriceRange>;

export const Default: Story = {};
export const Focus: Story = { parameters: focused };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
