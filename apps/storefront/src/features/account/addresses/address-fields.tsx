import type { AddressCategory } from '@korb/contracts/fulfilment/address';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formErrorText } from '../../../platform/messages/form-error-text.ts';
import { useSite } from '../../../platform/site.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { toResolver } from '../../../ui/form/rule-resolver.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import styles from './address-fields.module.css';
import { type AddressValues, checkAddress, isBilled } from './address-values.ts';
import { NoteField } from './note-field.tsx';
import { StreetField } from './street-field.tsx';

type AddressFieldsProps = {
	id: string;
	defaults: AddressValues;
	onSubmit: (values: AddressValues) => Promise<void>;
};

const types = ['delivery', 'billing', 'combined'] as const satisfies AddressCategory[];

export function AddressFields({ id, defaults, onSubmit }: AddressFieldsProps) {
	const { config, t } = useSite();
	const [hasFailed, setFailed] = useState(false);
	const form = useForm<AddressValues>(
		toResolver((values) => checkAddress(values, config.country)),
		{
			defaults,
			errorText: (message) =>
				message === 'phone' ? t('checkout.error.phone') : formErrorText(t, message),
		},
	);
	const type = useWatch({ control: form.control, name: 'type' });
	const optional = t('form.optional');

	async function submit(values: AddressValues): Promise<void> {
		setFailed(false);
		await onSubmit(values).catch(() => setFailed(true));
	}

	return (
		<Form id={id} form={form} onSubmit={submit} problem={hasFailed && t('form.failed')}>
			<StreetField form={form} />
			<div className={styles['town']}>
				<TextField
					label={t('checkout.postalCode')}
					autoComplete="postal-code"
					{...form.field('postalCode')}
				/>
				<TextField
					label={t('checkout.city')}
					autoComplete="address-level2"
					{...form.field('city')}
				/>
			</div>
			<div className={styles['door']}>
				{(['stairCase', 'floor', 'door'] as const).map((name) => (
					<TextField
						key={name}
						label={t(`fulfilment.${name}`)}
						autoComplete="off"
						{...form.field(name)}
					/>
				))}
			</div>
			<NoteField form={form} />
			<div className={styles['pair']}>
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
					label={t('account.address.name')}
					aside={optional}
					autoComplete="off"
					{...form.field('name')}
				/>
				<TextField
					type="tel"
					label={t('checkout.phone')}
					aside={optional}
					autoComplete="tel"
					{...form.field('phoneNumber')}
				/>
			</div>
			<RadioGroup
				variant="chips"
				legend={t('account.address.use')}
				options={types.map((value) => ({ value, label: t(`account.address.type.${value}`) }))}
				{...form.field('type')}
			/>
			{isBilled(type) && (
				<div className={styles['pair']}>
					<TextField
						label={t('checkout.companyName')}
						aside={optional}
						autoComplete="organization"
						{...form.field('companyName')}
					/>
					<TextField
						label={t('checkout.vatId')}
						aside={optional}
						autoComplete="off"
						{...form.field('valueAddedTaxId')}
					/>
					<TextField
						label={t('account.address.registration')}
						aside={optional}
						autoComplete="off"
						{...form.field('companyRegistrationNumber')}
					/>
				</div>
			)}
			{!defaults.isPrimary && (
				<CheckboxField label={t('account.address.usePrimary')} {...form.field('isPrimary')} />
			)}
		</Form>
	);
}
