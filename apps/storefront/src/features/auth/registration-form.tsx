import type { RegistrationForm as RegistrationSchema } from '@korb/contracts/customer/customer-forms';
import type { MessageKey } from '@korb/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formErrorText } from '../../platform/messages/form-error-text.ts';
import { useSite } from '../../platform/site.tsx';
import { NewPasswordField } from '../../shop/passwords/new-password-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormRow } from '../../ui/form/form.tsx';
import { useLateSchemaForm } from '../../ui/form/use-late-schema-form.ts';
import { authProblem, sendRegistration } from './auth-calls.ts';
import { useAfterLogin } from './use-after-login.ts';

const salutations = ['Female', 'Male', 'Company'] as const;

const loadSchema = async () =>
	(await import('@korb/contracts/customer/customer-forms')).RegistrationForm;

/** `onSent` is called when an email has been sent to confirm the address. */
export function RegistrationForm({ onSent }: { onSent: (email: string) => void }) {
	const { t } = useSite();
	const afterLogin = useAfterLogin();
	const [problem, setProblem] = useState<MessageKey>();
	const form = useLateSchemaForm(loadSchema, {
		defaults: {
			salutation: null,
			academicTitle: '',
			firstName: '',
			lastName: '',
			email: '',
			password: '',
			birthdate: '',
		},
		errorText: (message) => formErrorText(t, message),
	});

	const password = useWatch({ control: form.control, name: 'password' });

	async function submit(values: RegistrationSchema): Promise<void> {
		setProblem(undefined);
		try {
			const customer = await sendRegistration(values);
			if (customer) await afterLogin(customer);
			else onSent(values.email);
		} catch (error) {
			setProblem(authProblem(error));
		}
	}

	return (
		<Form form={form} columns={2} problem={problem && t(problem)} onSubmit={submit}>
			<FormRow>
				<RadioGroup
					legend={t('registration.salutation')}
					variant="chips"
					options={salutations.map((value) => ({ value, label: t(`salutation.${value}`) }))}
					{...form.field('salutation')}
				/>
			</FormRow>
			<TextField
				label={t('registration.firstName')}
				autoComplete="given-name"
				{...form.field('firstName')}
			/>
			<TextField
				label={t('registration.lastName')}
				autoComplete="family-name"
				{...form.field('lastName')}
			/>
			<FormRow>
				<TextField
					type="email"
					label={t('login.email')}
					autoComplete="email"
					{...form.field('email')}
				/>
			</FormRow>
			<FormRow>
				<NewPasswordField
					label={t('login.password')}
					password={password}
					words={form.getValues(['firstName', 'lastName', 'email'])}
					{...form.field('password')}
				/>
			</FormRow>
			<TextField
				label={t('registration.birthdate')}
				aside={t('form.optional')}
				autoComplete="bday"
				type="date"
				hint={t('registration.birthdateHint')}
				{...form.field('birthdate')}
			/>
			<FormRow>
				<Button
					type="submit"
					size="lg"
					block
					loading={form.formState.isSubmitting && t('registration.sending')}
				>
					{t('registration.submit')}
				</Button>
			</FormRow>
		</Form>
	);
}
