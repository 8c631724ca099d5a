import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../../.storybook/states.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { ClockIcon } from '../icons/clock.ts';
import { LeafIcon } from '../icons/leaf.ts';
import { ScaleIcon } from '../icons/scale.ts';
import { ShoppingBasketIcon } from '../icons/shopping-basket.ts';
import { XIcon } from '../icons/x.ts';
import { Badge } from './badge.tsx';
import { ChipRow, LinkChip, removableChip, ToggleChip } from './chip.tsx';
import { Flag, Status, Tag } from './flag.tsx';

const meta: Meta = { title: 'Labels' };
export default meta;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Flags: StoryObj = {
	render: () => (
		<div style={{ ...row, padding: 12, background: 'var(--tint-peach)' }}>
			<Flag>Regional</Flag>
			<Flag tone="deal">−25 %</Flag>
			<Flag tone="deal">1 + 1 gratis</Flag>
			<Flag tone="ink">18+</Flag>
			<Flag tone="fresh">Bio</Flag>
			<Flag tone="club">
				<ClockIcon size="sm" />
				bis 13:00
			</Flag>
		</div>
	),
};

export const Tags: StoryObj = {
	render: () => (
		<div style={row}>
			<Tag tone="fresh">Bio</Tag>
			<Tag tone="fresh">
				<LeafIcon />
				Vegan
			</Tag>
			<Tag>Fair</Tag>
			<Tag>
				<ScaleIcon />
				Wird gewogen
			</Tag>
			<Tag tone="ink">16+</Tag>
		</div>
	),
};

export const Statuses: StoryObj = {
	render: () => (
		<div style={row}>
			<Status tone="live">Wird gepackt</Status>
			<Status>Geliefert</Status>
		</div>
	),
};

export const Badges: StoryObj = {
	render: () => (
		<div style={{ ...row, padding: 16, color: '#fff', background: 'var(--color-action)' }}>
			<span style={{ position: 'relative' }}>
				<ShoppingBasketIcon size="lg" />
				<Badge>26</Badge>
			</span>
		</div>
	),
};

export const Chips: StoryObj = {
	render: () => (
		<ChipRow label="Filter">
			<AppLink href="/obst" className={removableChip} aria-label="Vegan entfernen">
				Vegan
				<XIcon size="sm" />
			</AppLink>
			<LinkChip href="/steinobst">Steinobst</LinkChip>
		</ChipRow>
	),
};

export const ChipsToggled: StoryObj = {
	render: () => (
		<ChipRow label="Bestellungen">
			<ToggleChip pressed>Alle</ToggleChip>
			<ToggleChip pressed={false}>Lieferung</ToggleChip>
		</ChipRow>
	),
};

export const ChipsHover: StoryObj = { ...Chips, parameters: hovered };
export const ChipsFocus: StoryObj = { ...Chips, parameters: focused };
export const ChipsRightToLeft: StoryObj = { ...Chips, globals: { direction: 'rtl' } };

export const ChipsScrolling: StoryObj = {
	render: () => (
		<div style={{ maxInlineSize: 320, overflow: 'hidden', paddingInline: 'var(--gutter)' }}>
			<ChipRow label="Kategorien" scroll>
				{['Obst & Gemüse', 'Brot & Gebäck', 'Milch & Käse', 'Tiefkühl', 'Getränke'].map((text) => (
					<LinkChip key={text} href="/kategorie">
						{text}
					</LinkChip>
				))}
			</ChipRow>
		</div>
	),
};
