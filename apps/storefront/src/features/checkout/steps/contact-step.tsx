import { useMessages } from '../../../platform/messages/use-messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Step } from '../../../ui/layout/step.tsx';
import type { CheckoutValues } from '../checkout-values.ts';
import { BillingFields } from './billing-fields.tsx';
import styles from './contact-step.module.css';

type ContactStepProps = {
	form: Form<CheckoutValues>;
	isCollected: boolean;
	isPhoneNeeded: boolean;
};

/** Contact details and the invoice recipient. */
export function ContactStep({ form, isCollected, isPhoneNeeded }: ContactStepProps) {
	const t = useMessages();
	const isCompany = form.watch('isCompany');
	const isBillingSame = form.watch('isBillingSame');
	return (
		<Step id="contact" number={3} title={t('checkout.contact')} doneText={null}>
			<div className={styles['fields']}>
				<TextField
					label={t('checkout.firstName')}
					autoComplete="given-name"
					{...form.field('firstName')}
				/>
				<TextField
					label={t('checkout.lastName')}
					autoComplete="family-name"
					{...form.field('lastName')}
				/>
				<TextField
					type="email"
					label={t('checkout.email')}
					autoComplete="email"
					{...form.field('email')}
				/>
				<TextField
					type="tel"
					label={t('checkout.phone')}
					aside={!isPhoneNeeded && t('form.optional')}
					autoComplete="tel"
					{...form.field('phoneNumber')}
				/>
			</div>
			<div className={styles['checks']}>
				{!isCollected && (
					<CheckboxField label={t('checkout.billingSame')} {...form.field('isBillingSame')} />
				)}
				<CheckboxField label={t('checkout.company')} {...form.field('isCompany')} />
			</div>
			{isCompany && (
				<div className={styles['fields']}>
					<TextField
						label={t('checkout.companyName')}
						autoComplete="organization"
						{...form.field('companyName')}
					/>
					<TextField
						label={t('checkout.vatId')}
						aside={t('form.optional')}
						autoComplete="off"
						{...form.field('valueAddedTaxId')}
					/>
				</div>
			)}
			{(isCollected ? isCompany : !isBillingSame) && <BillingFields form={form} />}
		</Step>
	);
}
