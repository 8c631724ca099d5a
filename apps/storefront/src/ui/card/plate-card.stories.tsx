import type { Meta, StoryObj } from '@storybook/react-vite';
import { pear } from '../../../.storybook/pear.ts';
import { focused, hovered } from '../../../.storybook/states.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { HeartIcon } from '../icons/heart.ts';
import { PlusIcon } from '../icons/plus.ts';
import { Flag } from '../label/flag.tsx';
import { Price } from '../price/price.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { PlateCard, plateCardLink } from './plate-card.tsx';

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
