import type { Meta, StoryObj } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { Button } from '../button/button.tsx';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Form, FormRow } from './form.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const Account = z.object({
	firstName: z.string().check(z.minLength(1, 'Bitte sag uns deinen Vornamen.')),
	lastName: z.string().check(z.minLength(1, 'Bitte sag uns deinen Nachnamen.')),
	email: z.email('Bitte gib eine gültige E-Mail-Adresse ein.'),
	terms: z.literal(true, 'Ohne Zustimmung geht es leider nicht.'),
});

function AccountForm({ problem }: { problem?: string }) {
	const form = useSchemaForm<{
		firstName: string;
		lastName: string;
		email: string;
		terms: boolean;
	}>(Account, { defaults: { firstName: '', lastName: '', email: '', terms: false } });
	return (
		<Form form={form} columns={2} problem={problem} onSubmit={() => undefined}>
			<TextField label="Vorname" autoComplete="given-name" {...form.field('firstName')} />
			<TextField label="Nachname" autoComplete="family-name" {...form.field('lastName')} />
			<FormRow>
				<TextField label="E-Mail" type="email" autoComplete="email" {...form.field('email')} />
			</FormRow>
			<FormRow>
				<CheckboxField label="Ich habe die AGB gelesen" {...form.field('terms')} />
			</FormRow>
			<FormRow>
				<Button type="submit">Konto anlegen</Button>
			</FormRow>
		</Form>
	);
}

const meta: Meta<typeof AccountForm> = { title: 'Form', component: AccountForm };
export default meta;

type Story = StoryObj<typeof AccountForm>;

export const Empty: Story = {};
export const Refused: Story = {
	args: { problem: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich damit an.' },
};
export const Wrong: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Konto anlegen' }));
		await canvas.findByText('Bitte sag uns deinen Vornamen.');
	},
};
