import type { Cart } from '@korb/contracts/cart';
import type { SubstitutionWish } from '@korb/contracts/orders';
import { useMessages } from '../../../lib/use-messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import styles from './substitution.module.css';

const wishes: readonly SubstitutionWish[] = ['replace', 'call', 'none'];

/** What happens when something is missing: for the whole order, and for single articles. */
export function Substitution({ cart, form }: { cart: Cart; form: Form<CheckoutValues> }) {
	const t = useMessages();
	const own = form.watch('wishes');
	const usual = form.watch('isReplaced') ? 'replace' : 'none';
	const options = wishes.map((wish) => ({ value: wish, text: t(`checkout.missing.${wish}`) }));
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
									form.setValue('wishes', { ...own, [lineItemId]: value as SubstitutionWish })
								}
							/>
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}
