import type { Cart, CartDiscountCode } from '@korb/contracts/cart/cart';
import { postDiscountCodeForm } from '@korb/contracts/cart/cart-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { type FormEvent, useState } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TicketIcon } from '../../../ui/icons/ticket.ts';
import { XIcon } from '../../../ui/icons/x.ts';
import { ReturnField } from '../add/return-field.tsx';
import styles from './code-form.module.css';
import { type CodeReason, toCodeReason } from './code-reason.ts';
import { LoyaltyIcon } from './loyalty-icon.tsx';

/** Redeemed codes and a field for the next one. */
export function CodeForm({ cart }: { cart: Cart }) {
	const site = useSite();
	const { t } = site;
	const [error, setError] = useState<CodeReason>();
	const [isSending, setSending] = useState(false);

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
			{cart.discountCodes.map((code) => (
				<Coupon key={code.code} code={code} />
			))}
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

function Coupon({ code: { code, amount, minOrderValue } }: { code: CartDiscountCode }) {
	const site = useSite();
	const { t } = site;
	const { formatMoney } = useFormats();
	return (
		<form
			method="post"
			action={toPath(postDiscountCodeForm)}
			className={styles['coupon']}
			onSubmit={(event) => {
				event.preventDefault();
				void runningCart(site).then((cart) => cart.removeCode(code));
			}}
		>
			<LoyaltyIcon>
				<TicketIcon />
			</LoyaltyIcon>
			<span className={styles['text']}>
				<b>{code}</b>
				<span>
					{amount > 0 || minOrderValue === null
						? t('cart.codeRedeemed')
						: t('cart.codeFrom', { value: formatMoney(minOrderValue) })}
				</span>
			</span>
			<input type="hidden" name="code" value={code} />
			<input type="hidden" name="action" value="remove" />
			<ReturnField />
			<IconButton type="submit" label={t('cart.codeRemove', { code })}>
				<XIcon />
			</IconButton>
		</form>
	);
}
