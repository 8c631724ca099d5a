import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Panel } from '../card/panel.tsx';
import { FingerprintIcon } from '../icons/fingerprint.ts';
import { LaptopIcon } from '../icons/laptop.ts';
import { TrashIcon } from '../icons/trash.ts';
import { Status } from '../label/flag.tsx';
import { Item, Items } from './item.tsx';

const meta: Meta = { title: 'Panels' };
export default meta;

export const List: StoryObj = {
	render: () => (
		<Panel title="Passkeys" lead="Anmelden mit Gesicht, Finger oder Geräte-PIN.">
			<Items label="Passkeys">
				<Item
					icon={<FingerprintIcon />}
					title="iPhone von Anna"
					text="zuletzt heute, 11:02 Uhr"
					end={
						<IconButton label="iPhone von Anna entfernen">
							<TrashIcon />
						</IconButton>
					}
				/>
				<Item
					icon={<LaptopIcon />}
					title="Dieses Gerät"
					text="Firefox auf Linux"
					end={<Status tone="live">jetzt</Status>}
				/>
				<Item
					icon={<LaptopIcon />}
					title="Kopie deiner Daten"
					text="Bestellungen, Adressen und Einwilligungen in einer Datei."
					below={
						<Button variant="secondary" size="sm">
							Datei anfordern
						</Button>
					}
				/>
			</Items>
		</Panel>
	),
};
export const ListRightToLeft: StoryObj = { ...List, globals: { direction: 'rtl' } };

export const Danger: StoryObj = {
	render: () => (
		<Panel
			tone="danger"
			title="Konto löschen"
			lead="Du siehst vorher genau, was verloren geht."
			action={<Button variant="danger">Konto löschen …</Button>}
		/>
	),
};
