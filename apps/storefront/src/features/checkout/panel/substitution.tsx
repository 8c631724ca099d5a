import type { Cart } from '@korb/contracts/cart/cart';
import type { SubstitutionPreference } from '@korb/contracts/order/orders';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import styles from './substitution.module.css';

const preferences: readonly SubstitutionPreference[] = ['replace', 'call', 'none'];

/** What happens when a product is missing: for the entire order and for single line items. */
export function Substitution({ cart, form }: { cart: Cart; form: Form<CheckoutValues> }) {
	const t = useMessages();
	const own = form.watch('preferences');
	const usual = form.watch('isReplaced') ? 'replace' : 'none';
	const options = preferences.map((preference) => ({
		value: preference,
		text: t(`checkout.missing.${preference}`),
	}));
	return (
		<div>
			<CheckboxField label={t('checkout.replace')} {...form.field('isReplaced')} />
			<details className={styles['single']}>
				<summary>{t('checkout.replaceSingle')}</summary>
				<ul>
					{cart.productLineItems.map(({ lineItemId, product }) => (
						<li key={lineItemId}>
							<SelectField
								label={product.name}
								options={options}
								value={own[lineItemId] || usual}
								onChange={({ currentTarget: { value } }) =>
									form.setValue('preferences', {
										...own,
										[lineItemId]: value as SubstitutionPreference,
									})
								}
							/>
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}
