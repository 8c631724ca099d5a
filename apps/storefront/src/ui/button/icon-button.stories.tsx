import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../../.storybook/states.ts';
import { ChevronRightIcon } from '../icons/chevron-right.ts';
import { HeartIcon } from '../icons/heart.ts';
import { PlusIcon } from '../icons/plus.ts';
import { XIcon } from '../icons/x.ts';
import { IconButton } from './icon-button.tsx';

const meta: Meta<typeof IconButton> = {
	title: 'IconButton',
	component: IconButton,
	render: ({ disabled = false }) => (
		<div style={{ display: 'flex', gap: 12 }}>
			<IconButton label="Schließen" disabled={disabled}>
				<XIcon />
			</IconButton>
			<IconButton label="Weiter" variant="line" disabled={disabled}>
				<ChevronRightIcon />
			</IconButton>
			<IconButton label="Zu den Favoriten" variant="white" disabled={disabled}>
				<HeartIcon />
			</IconButton>
			<IconButton label="In den Korb" variant="add" disabled={disabled}>
				<PlusIcon />
			</IconButton>
		</div>
	),
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
