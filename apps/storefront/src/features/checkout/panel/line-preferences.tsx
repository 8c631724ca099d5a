import type { Cart } from '@korb/contracts/cart/cart';
import type { SubstitutionPreference } from '@korb/contracts/order/orders';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { CheckoutValues } from '../checkout-values.ts';

const preferences: readonly SubstitutionPreference[] = ['replace', 'call', 'none'];

/** What happens when a single product is missing. */
export function LinePreferences({ cart, form }: { cart: Cart; form: Form<CheckoutValues> }) {
	const t = useMessages();
	const own = form.watch('preferences');
	const usual = form.watch('isReplaced') ? 'replace' : 'none';
	const options = preferences.map((preference) => ({
		value: preference,
		text: t(`checkout.missing.${preference}`),
	}));
	return (
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
	);
}
