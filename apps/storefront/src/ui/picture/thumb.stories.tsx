import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { pear } from '../../../.storybook/pear.ts';
import { Thumb } from './thumb.tsx';

const meta: Meta<typeof Thumb> = {
	title: 'Thumb',
	component: Thumb,
	// The same drawing in every width: the fragment after # is not part of it.
	args: { tint: 'sage', base: `${pear}#`, alt: 'Birnen' },
};
export default meta;

type Story = StoryObj<typeof Thumb>;

export const OnItsPlate: Story = {};
export const Gone: Story = { args: { isGone: true } };
export const UnknownTint: Story = { args: { tint: 'neon' } };
/** The parent sets the size. */
export const Sizes: Story = {
	render: (props) => (
		<div style={{ display: 'flex', alignItems: 'end', gap: 16 }}>
			{[52, 64, 92].map((size) => (
				<div
					key={size}
					style={{ '--thumb': `${size}px`, '--thumb-radius': 'var(--r-sm)' } as CSSProperties}
				>
					<Thumb {...props} />
				</div>
			))}
		</div>
	),
};
