import { useMessages } from '../../../platform/messages/use-messages.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import styles from './contact-step.module.css';

export function BillingFields({ form }: { form: Form<CheckoutValues> }) {
	const t = useMessages();
	return (
		<fieldset className={styles['address']}>
			<legend>{t('checkout.billing')}</legend>
			<div className={styles['street']}>
				<TextField
					label={t('checkout.street')}
					autoComplete="billing address-line1"
					{...form.field('streetName')}
				/>
				<TextField
					label={t('checkout.streetNumber')}
					autoComplete="off"
					{...form.field('streetNumber')}
				/>
			</div>
			<div className={styles['town']}>
				<TextField
					label={t('checkout.postalCode')}
					autoComplete="billing postal-code"
					{...form.field('postalCode')}
				/>
				<TextField
					label={t('checkout.city')}
					autoComplete="billing address-level2"
					{...form.field('city')}
				/>
			</div>
			<TextField
				label={t('checkout.additionalInfo')}
				aside={t('form.optional')}
				autoComplete="billing address-line2"
				{...form.field('additionalInfo')}
			/>
		</fieldset>
	);
}
