import type { Cart } from '@korb/contracts/cart/cart';
import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import type { Address } from '@korb/contracts/fulfilment/address';
import type { MessageKey } from '@korb/messages';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useSite } from '../../../platform/site.tsx';
import { addressLines, addressName } from '../../../shop/addresses/address-lines.ts';
import {
	findSaved,
	toAddress,
	useSavedAddresses,
} from '../../../shop/addresses/saved-addresses.ts';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { CheckoutValues } from '../checkout-values.ts';

/** The value of an address that is in the cart only. */
const UNSAVED = '';

type SavedAddressesProps = {
	cart: Cart;
	form: Form<CheckoutValues>;
	error: string | undefined;
	/** For a customer without any. */
	otherwise: ReactNode;
};

/** A customer's addresses to choose from; another one may need another slot. */
export function SavedAddresses({ cart, form, error, otherwise }: SavedAddressesProps) {
	const site = useSite();
	const saved = useSavedAddresses();
	const { t } = site;
	const [wanted, setWanted] = useState<string | null>(null);
	const [problem, setProblem] = useState<MessageKey>();
	const { distributionAddress: address } = cart;
	const current = findSaved(saved, address)?.id ?? UNSAVED;

	async function choose(id: string): Promise<void> {
		const chosen = saved.find((known) => known.id === id);
		if (!chosen) return;
		setWanted(id);
		setProblem(undefined);
		try {
			const place = { ...toAddress(chosen), distributionType: 'DELIVERY', storeId: null } as const;
			await (await runningCart(site)).setAddress(place);
			takeNote(chosen);
		} catch (failure) {
			const isRefused = failure instanceof ApiError && failure.status === 409;
			setProblem(isRefused ? 'fulfilment.notServed' : 'fulfilment.failed');
		}
		setWanted(null);
	}

	/** The note of an address goes with it, unless the shopper has written another. */
	function takeNote({ additionalInfo }: SavedAddress): void {
		const isOwn = form.getValues('addressText') !== (address?.additionalInfo ?? '');
		if (!isOwn) form.setValue('addressText', additionalInfo);
	}

	const toOption = (value: string, label: string, place: Address) => ({
		value,
		label,
		text: addressLines(site, place).join(', '),
	});
	if (saved.length === 0) return otherwise;
	return (
		<RadioGroup
			variant="cards"
			isLegendHidden
			legend={t('fulfilment.saved')}
			name="saved-address"
			value={wanted ?? current}
			error={problem ? t(problem) : address ? undefined : error}
			options={[
				...(address && current === UNSAVED
					? [toOption(UNSAVED, t('fulfilment.toYou'), address)]
					: []),
				...saved.map((known) => toOption(known.id, addressName(site, known), known)),
			]}
			onChange={({ currentTarget: { value } }) => void choose(value)}
		/>
	);
}
