import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focused, hovered } from '../../../.storybook/states.ts';
import { SearchIcon } from '../icons/search.ts';
import { CheckboxField, Switch } from './checkbox-field.tsx';
import { FileField } from './file-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { CompactSelect } from './select.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { Textarea } from './textarea.tsx';

type State = { error?: string; disabled?: boolean };

const long =
	'Hausnummer, Stiege und Türnummer oder die Bezeichnung des landwirtschaftlichen Nebengebäudes';

const restText = (rest: number) => (rest < 0 ? `${-rest} Zeichen zu viel` : `Noch ${rest} Zeichen`);

const options = [
	{ value: 'category', text: 'Kategorie' },
	{ value: 'price', text: 'Preis aufsteigend' },
];

const meta: Meta<State> = {
	title: 'Fields',
	render: ({ disabled = false, ...state }) => (
		<div style={{ display: 'grid', gap: 16, maxInlineSize: 560 }}>
			<TextField label="Straße" defaultValue="Praterstraße" disabled={disabled} {...state} />
			<TextField
				label="Hausnummer"
				aside="optional"
				hint="Mit Stiege und Tür, wenn es welche gibt"
				disabled={disabled}
				{...state}
			/>
			<TextField
				label="Suche"
				type="search"
				leading={<SearchIcon />}
				disabled={disabled}
				{...state}
			/>
			<SelectField label="Sortierung" options={options} disabled={disabled} {...state} />
			<Textarea
				label="Nachricht"
				maxLength={250}
				restText={restText}
				disabled={disabled}
				{...state}
			/>
			<FileField
				label="Foto"
				chooseText="Datei wählen oder hierher ziehen"
				disabled={disabled}
				{...state}
			/>
			<CheckboxField label="Bio" end="24" defaultChecked disabled={disabled} {...state} />
			<CheckboxField label="Ich stimme zu" disabled={disabled} {...state} />
			<RadioGroup
				legend="Bezahlen"
				name="pay"
				defaultValue="card"
				disabled={disabled}
				options={[
					{ value: 'card', label: 'Karte' },
					{ value: 'invoice', label: 'Rechnung' },
				]}
				{...state}
			/>
			<RadioGroup
				legend="Adresse"
				name="address"
				variant="cards"
				defaultValue="home"
				disabled={disabled}
				options={[
					{ value: 'home', label: 'Zuhause', text: 'Praterstraße 38, 1020 Wien', end: '0,4 km' },
					{ value: 'work', label: 'Arbeit', text: 'Am Hof 2, 1010 Wien' },
					{ value: 'old', label: 'Garten', text: 'Liefern wir noch nicht', disabled: true },
				]}
				{...state}
			/>
			<Switch label="Nur Aktionen" defaultChecked disabled={disabled} />
			<Switch label="Newsletter" hint="Donnerstags, sonst nie" disabled={disabled} />
		</div>
	),
};
export default meta;

type Story = StoryObj<State>;

export const Default: Story = {};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = { args: { error: 'Bitte gib eine gültige E-Mail-Adresse ein.' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongText: Story = {
	render: () => (
		<div style={{ display: 'grid', gap: 16, inlineSize: 280 }}>
			<TextField label={long} hint={long} error={long} />
			<SelectField label={long} options={[{ value: 'a', text: long }]} />
			<CheckboxField label={long} end="1.204" />
			<Switch label={long} />
		</div>
	),
};

export const TextTooLong: Story = {
	render: () => (
		<Textarea
			label="Nachricht"
			maxLength={20}
			restText={restText}
			defaultValue="Bitte beim Nachbarn abgeben"
			error="Bitte kürze deine Nachricht auf 20 Zeichen."
		/>
	),
};

export const Chips: Story = {
	render: () => (
		<RadioGroup
			legend="Anrede"
			name="salutation"
			variant="chips"
			defaultValue="Female"
			options={[
				{ value: 'Female', label: 'Frau' },
				{ value: 'Male', label: 'Herr' },
			]}
		/>
	),
};

export const ShowsPassword: Story = {
	render: () => (
		<PasswordField
			label="Passwort"
			autoComplete="current-password"
			showText="Passwort anzeigen"
			hideText="Passwort verbergen"
			defaultValue="sommerfrische"
			link={
				<a className="link" href="/vergessen">
					Vergessen?
				</a>
			}
		/>
	),
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByLabelText('Passwort');
		await expect(field).toHaveAttribute('type', 'password');
		await userEvent.click(canvas.getByRole('button', { name: 'Passwort anzeigen' }));
		await expect(field).toHaveAttribute('type', 'text');
	},
};

export const Toolbar: Story = {
	render: () => <CompactSelect label="Sortierung" options={options} />,
};

export const CountsWhileTyping: Story = {
	render: () => <Textarea label="Nachricht" maxLength={12} restText={restText} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: /Nachricht/ }), 'Bitte läuten!');
		await expect(canvas.getByText('13 / 12')).toBeVisible();
		await expect(canvas.getByRole('status')).toHaveTextContent('1 Zeichen zu viel');
	},
};
