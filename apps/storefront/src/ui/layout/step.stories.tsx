import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../fields/text-field.tsx';
import { Step } from './step.tsx';

const meta: Meta<typeof Step> = {
	title: 'Step',
	component: Step,
	args: {
		id: 'contact',
		number: 3,
		title: 'Kontakt und Rechnung',
		doneText: null,
		children: <TextField label="E-Mail" defaultValue="anna.berger@example.at" />,
	},
};
export default meta;

type Story = StoryObj<typeof Step>;

export const Open: Story = {};
export const Done: Story = {
	args: {
		id: 'where',
		number: 1,
		title: 'Lieferadresse',
		doneText: '(erledigt)',
		action: (
			<button type="button" className="link">
				Ändern
			</button>
		),
		children: <p>Praterstraße 38, Stiege 2, 1020 Wien</p>,
	},
};
export const LongTitle: Story = {
	args: { title: 'Rechnungsadresse, Ansprechperson und Angaben zur bestellenden Firma' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
