import type { Customer } from '@korb/contracts/customer/customer';
import { putCustomer } from '@korb/contracts/customer/customer-paths';
import { salutations } from '@korb/domain/customer/salutation';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { formErrorText } from '../../../platform/messages/form-error-text.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { setCustomer } from '../../../shop/session/customer-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { findChanges, PersonForm, toPersonForm } from './person-form.ts';

export function PersonPanel({ customer }: { customer: Customer }) {
	const t = useMessages();
	const form = useSchemaForm(PersonForm, {
		defaults: toPersonForm(customer),
		errorText: (message) => formErrorText(t, message),
	});
	const [hasFailed, setFailed] = useState(false);

	async function save(values: PersonForm): Promise<void> {
		setFailed(false);
		const body = findChanges(customer, values);
		try {
			if (body) setCustomer(await api.call(putCustomer, { body }));
			notifications.show({ key: 'account.data', type: 'success', message: t('account.saved') });
		} catch {
			setFailed(true);
		}
	}

	const none = { value: '', text: t('account.data.noSalutation') };
	return (
		<Panel title={t('account.data.person')} lead={t('account.data.personLead')}>
			<Form form={form} columns={2} onSubmit={save} problem={hasFailed && t('form.failed')}>
				<SelectField
					label={t('registration.salutation')}
					autoComplete="honorific-prefix"
					options={[
						none,
						...salutations.map((value) => ({ value, text: t(`salutation.${value}`) })),
					]}
					{...form.field('salutation')}
				/>
				<TextField
					label={t('account.data.academicTitle')}
					aside={t('form.optional')}
					autoComplete="off"
					{...form.field('academicTitle')}
				/>
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
				<TextField
					type="date"
					label={t('registration.birthdate')}
					aside={t('form.optional')}
					hint={t('registration.birthdateHint')}
					autoComplete="bday"
					{...form.field('birthdate')}
				/>
				<FormRow>
					<Button type="submit" loading={form.formState.isSubmitting && t('account.saving')}>
						{t('account.data.save')}
					</Button>
				</FormRow>
			</Form>
		</Panel>
	);
}
