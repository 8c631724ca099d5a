import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered, pressed } from '../../../.storybook/states.ts';
import { ArrowRightIcon } from '../icons/arrow-right.ts';
import { PlusIcon } from '../icons/plus.ts';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

const meta: Meta<typeof Button> = {
	title: 'Button',
	component: Button,
	render: (args) => (
		<div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
			<Button {...args}>
				Zur Kassa
				<ArrowRightIcon />
			</Button>
			<Button {...args} variant="secondary">
				Mehr laden
			</Button>
			<Button {...args} variant="soft">
				<PlusIcon />
				Zutaten in den Korb
			</Button>
			<Button {...args} variant="ink">
				Aktivieren
			</Button>
			<Button {...args} variant="club">
				Anmelden
			</Button>
			<Button {...args} variant="ghost">
				Korb leeren
			</Button>
			<Button {...args} variant="white">
				Lieferpass testen
			</Button>
		</div>
	),
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Default: Story = {};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
export const Pressed: Story = { parameters: pressed };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: 'Wird geladen …' } };
export const Small: Story = { args: { size: 'sm' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Large: Story = {
	render: () => <Button size="lg">Zahlungspflichtig bestellen</Button>,
};
export const LongText: Story = {
	render: () => (
		<div style={{ inlineSize: 220 }}>
			<Button block>
				Lebensmittelunverträglichkeiten und Ernährungsgewohnheiten jetzt hinterlegen
			</Button>
		</div>
	),
};
export const AsLink: Story = {
	render: () => <LinkButton href="/aktionen">Alle Aktionen</LinkButton>,
};
