import type { Cart } from '@korb/contracts/cart/cart';
import { postDiscountCodeForm } from '@korb/contracts/cart/cart-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { type FormEvent, useState } from 'react';
import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ReturnField } from '../add/return-field.tsx';
import styles from './code-form.module.css';
import { type CodeReason, toCodeReason } from './code-reason.ts';

// Few carts have any.
const Coupons = lazyHydrate(async () => (await import('./coupon.tsx')).Coupons, {
	preload: 'none',
});

/** Vouchers, redeemed codes and a field for the next one. */
export function CodeForm({ cart }: { cart: Cart }) {
	const site = useSite();
	const { t } = site;
	const [error, setError] = useState<CodeReason>();
	const [isSending, setSending] = useState(false);
	const hasCoupons = cart.voucherLineItems.length + cart.discountCodes.length > 0;

	async function redeem(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		const code = String(new FormData(form).get('code') ?? '').trim();
		if (code === '') return setError('empty');
		setSending(true);
		try {
			await (await runningCart(site)).addCode(code);
			setError(undefined);
			form.reset();
		} catch (failure) {
			setError(toCodeReason(failure));
		} finally {
			setSending(false);
		}
	}

	return (
		<div className={styles['codes']}>
			{hasCoupons && <Coupons cart={cart} />}
			<form
				method="post"
				action={toPath(postDiscountCodeForm)}
				noValidate
				className={styles['form']}
				onSubmit={(event) => void redeem(event)}
			>
				<TextField
					name="code"
					label={t('cart.code')}
					autoComplete="off"
					autoCapitalize="characters"
					maxLength={64}
					error={error && t(`cart.code.${error}`)}
				/>
				<ReturnField />
				<Button type="submit" variant="secondary" loading={isSending && t('cart.codeSending')}>
					{t('cart.codeRedeem')}
				</Button>
			</form>
		</div>
	);
}
