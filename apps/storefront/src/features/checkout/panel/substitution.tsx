import type { Cart } from '@korb/contracts/cart/cart';
import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import styles from './substitution.module.css';

// Closed at first.
const LinePreferences = lazyHydrate(
	async () => (await import('./line-preferences.tsx')).LinePreferences,
);

/** What happens when a product is missing: for the entire order and for single line items. */
export function Substitution({ cart, form }: { cart: Cart; form: Form<CheckoutValues> }) {
	const t = useMessages();
	return (
		<div>
			<CheckboxField label={t('checkout.replace')} {...form.field('isReplaced')} />
			<details className={styles['single']}>
				<summary>{t('checkout.replaceSingle')}</summary>
				<LinePreferences cart={cart} form={form} />
			</details>
		</div>
	);
}
