import type { Cart } from '@korb/contracts/cart/cart';
import { MAX_NOTE } from '@korb/domain/customer/checkout-form';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useStore } from '../../../platform/storage/store.ts';
import { fulfilmentDialog } from '../../../shop/fulfilment/fulfilment-dialog.ts';
import { customer } from '../../../shop/session/customer-store.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Step } from '../../../ui/layout/step.tsx';
import type { CheckoutValues } from '../checkout-values.ts';
import styles from './where-step.module.css';

// Guests have no saved addresses.
const SavedAddresses = lazy(async () => ({
	default: (await import('./saved-addresses.tsx')).SavedAddresses,
}));

type WhereStepProps = { cart: Cart; form: Form<CheckoutValues>; error: string | undefined };

/** The delivery address, and notes for the driver. */
export function WhereStep({ cart, form, error }: WhereStepProps) {
	const t = useMessages();
	const address = cart.distributionAddress;
	const known = useStore(customer, null);
	const isCollected = address?.distributionType === 'CLICK_AND_COLLECT';
	const change = (
		<button type="button" className="link" onClick={() => fulfilmentDialog.set({ step: 'place' })}>
			{t(address ? 'cart.slot.change' : 'cart.slot.choose')}
			<span className="visually-hidden"> {t('checkout.where')}</span>
		</button>
	);
	const place = address ? (
		<div className={styles['place']}>
			<i aria-hidden="true" />
			<div>
				<b>{isCollected ? address.companyName : t('fulfilment.toYou')}</b>
				<Place address={address} />
			</div>
		</div>
	) : (
		<p className={styles['missing']} data-error={error !== undefined || undefined}>
			{error ?? t('checkout.noPlace')}
		</p>
	);
	return (
		<Step
			id="where"
			number={1}
			title={t(isCollected ? 'checkout.whereCollected' : 'checkout.where')}
			doneText={address ? t('shell.step.done') : null}
			// An add-on goes to the address of its order.
			action={cart.mode === 'ADDON' && address ? undefined : change}
		>
			{isCollected || cart.mode === 'ADDON' || !known ? (
				place
			) : (
				<Suspense fallback={place}>
					<SavedAddresses cart={cart} form={form} error={error} otherwise={place} />
				</Suspense>
			)}
			{!isCollected && (
				<TextField
					label={t('checkout.addressText')}
					aside={t('form.optional')}
					hint={t('checkout.addressTextHint')}
					autoComplete="off"
					{...form.field('addressText')}
				/>
			)}
			<TextField
				label={t(isCollected ? 'checkout.noteCollected' : 'checkout.note')}
				aside={t('form.optional')}
				hint={t('checkout.noteCount', { count: form.watch('note').length, max: MAX_NOTE })}
				autoComplete="off"
				{...form.field('note')}
			/>
		</Step>
	);
}

function Place({ address }: { address: NonNullable<Cart['distributionAddress']> }) {
	const t = useMessages();
	const { streetName, streetNumber, stairCase, floor, door, postalCode, city } = address;
	const parts = [
		[streetName, streetNumber].filter(Boolean).join(' '),
		stairCase && t('checkout.stairCase', { stairCase }),
		floor && t('checkout.floor', { floor }),
		door && t('checkout.door', { door }),
		[postalCode, city].filter(Boolean).join(' '),
	];
	return <span>{parts.filter(Boolean).join(', ')}</span>;
}
