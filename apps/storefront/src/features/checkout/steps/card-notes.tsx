import type { Cart } from '@korb/contracts/cart/cart';
import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import { isExpiredAt, MAX_SAVED_METHODS, SAVEABLE_METHOD } from '@korb/domain/payment/card-expiry';
import { useSite } from '../../../platform/site.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { CheckoutValues } from '../checkout-values.ts';
import { savedValue } from '../method-value.ts';

type CardNotesProps = { cart: Cart; form: Form<CheckoutValues>; saved: readonly SavedMethod[] };

/** A new card can be saved; a saved one may expire before it is charged. */
export function CardNotes({ cart, form, saved }: CardNotesProps) {
	const { t, config } = useSite();
	const value = form.watch('methodKey');
	const isSaving = form.watch('isCardSaved');
	if (value === SAVEABLE_METHOD) {
		if (saved.length >= MAX_SAVED_METHODS) return null;
		return (
			<>
				<CheckboxField
					label={t('checkout.saveCard')}
					hint={t('checkout.saveCardHint')}
					{...form.field('isCardSaved')}
				/>
				{isSaving && saved.some(({ expired }) => !expired) && (
					<CheckboxField label={t('checkout.saveCardPrimary')} {...form.field('isCardPrimary')} />
				)}
			</>
		);
	}
	const card = saved.find((method) => savedValue(method) === value);
	const end = cart.distributionWindow?.end;
	if (!card || !end || !isExpiredAt(card, new Date(end), config.timeZone)) return null;
	return (
		<div role="status">
			<Notice tone="warn" title={t('savedCard.endsTooSoon')}>
				{t('savedCard.endsTooSoonText')}
			</Notice>
		</div>
	);
}
