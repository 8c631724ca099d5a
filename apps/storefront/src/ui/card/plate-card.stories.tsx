import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../../.storybook/states.ts';
import { AppLink } from '../../lib/navigation/app-link.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { HeartIcon } from '../icons/heart.ts';
import { PlusIcon } from '../icons/plus.ts';
import { Flag } from '../label/flag.tsx';
import { Price } from '../price/price.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { PlateCard, plateCardLink } from './plate-card.tsx';

const pear =
	"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Cpath d='M50 22c10 0 14 8 15 18 2 12 15 17 15 33a30 25 0 0 1-60 0c0-16 13-21 15-33 1-10 5-18 15-18z' fill='%239bbf45'/%3E%3Cpath d='M50 22c0-8 3-13 9-15' stroke='%236b4a2a' stroke-width='4' fill='none'/%3E%3C/svg%3E";

const meta: Meta<typeof PlateCard> = {
	title: 'PlateCard',
	component: PlateCard,
	args: {
		tint: 'sage',
		picture: <img src={pear} alt="" />,
		corner: (
			<IconButton label="Zu den Favoriten: Birnen">
				<HeartIcon />
			</IconButton>
		),
		action: (
			<IconButton label="In den Korb: Birnen" variant="add">
				<PlusIcon />
			</IconButton>
		),
		children: (
			<>
				<Price cents={399} locale="de-AT" currency="EUR" />
				<h2 style={{ fontSize: 'var(--fs-16)' }}>
					<AppLink href="/birnen" className={plateCardLink}>
						Steirische Birnen
					</AppLink>
				</h2>
			</>
		),
	},
	render: (args) => (
		<div style={{ inlineSize: 216 }}>
			<PlateCard {...args} />
		</div>
	),
};
export default meta;

type Story = StoryObj<typeof PlateCard>;

export const Default: Story = {};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
export const Faded: Story = { args: { faded: true } };
export const RightToLeft: Story = {
	args: { flags: <Flag tone="ink">Neu</Flag> },
	globals: { direction: 'rtl' },
};
export const Raised: Story = {
	args: {
		raised: true,
		flags: <Flag tone="deal">−28 %</Flag>,
		action: (
			<Stepper
				value={4}
				onChange={() => undefined}
				labels={{ group: 'Menge Birnen', less: 'Weniger', more: 'Mehr', remove: 'Entfernen' }}
			/>
		),
	},
};
