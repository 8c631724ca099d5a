import type { Cart } from '@korb/contracts/cart/cart';
import { isInvoiceMethod } from '@korb/domain/payment/payment-methods';
import { pathTo } from '@korb/domain/routing/routes';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { formErrorText } from '../../platform/messages/form-error-text.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { usePrefill } from '../../shop/session/use-prefill.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ArrowLeftIcon } from '../../ui/icons/arrow-left.ts';
import {
	type CheckoutValues,
	createResolver,
	isGuestRefused,
	settingOf,
	toValues,
} from './checkout-values.ts';
import styles from './checkout-view.module.css';
import { isCovered } from './covered.ts';
import { LoginHint } from './login-hint.tsx';
import { readMethod } from './method-value.ts';
import { OrderPanel } from './panel/order-panel.tsx';
import { PayBar } from './panel/pay-bar.tsx';
import { RefusalNotices } from './panel/refusal-notices.tsx';
import { BillingFields } from './steps/billing-fields.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { WhenStep } from './steps/when-step.tsx';
import { WhereStep } from './steps/where-step.tsx';
import { useDraft } from './use-draft.ts';
import { useFirstMethod } from './use-first-method.ts';
import { listChoices, useMethods, useSavedCards } from './use-methods.ts';
import { usePlaceOrder } from './use-place-order.ts';

const WalletRow = lazyHydrate(async () => (await import('./steps/wallet-row.tsx')).WalletRow, {
	preload: 'none',
});

// Guests have no saved cards.
const CardNotes = lazyHydrate(async () => (await import('./steps/card-notes.tsx')).CardNotes, {
	preload: 'none',
});

// Nobody pays before the page has loaded.
const PaymentNotice = lazyHydrate(
	async () => (await import('./payment-notice.tsx')).PaymentNotice,
	{
		preload: 'none',
	},
);

type CheckoutViewProps = {
	cart: Cart;
	/** Whether the cart can be ordered; until then the form waits. */
	isReady: boolean;
	paymentError: string | null;
	onSending: (isSending: boolean) => void;
	/** Components of the cart that also appear here. */
	cratePreference: ReactNode;
	addOn: ReactNode;
	problems: ReactNode;
};

const prefilled = {
	firstname: 'firstName',
	surname: 'lastName',
	email: 'email',
	telephoneNumber: 'phoneNumber',
	street: 'streetName',
	streetNumber: 'streetNumber',
	zip: 'postalCode',
	city: 'city',
} as const;

export function CheckoutView(props: CheckoutViewProps) {
	const { cart, isReady, paymentError, onSending } = props;
	const site = useSite();
	const { t } = site;
	const setting = settingOf(cart, site);
	const isUnwelcome = isGuestRefused(cart, site);
	const isAllCovered = isCovered(cart);
	const hasWallet = isReady && cart.customerId !== null && site.config.featureCustomerWallet;
	const form = useForm<CheckoutValues>(createResolver(setting, !isAllCovered), {
		defaults: toValues(cart),
		errorText: (message) =>
			message === 'phone' || message === 'method'
				? t(`checkout.error.${message}`)
				: formErrorText(t, message),
	});
	useDraft(form);
	usePrefill(form, prefilled);
	const { data, isError, refetch } = useMethods(cart, isReady);
	const hasCompany = form.watch('isCompany');
	const hasApplePay = !import.meta.env.SSR && 'ApplePaySession' in globalThis;
	const saved = useSavedCards(cart, isReady);
	const choices = data && saved && listChoices(data.methods, { hasCompany, hasApplePay });
	useFirstMethod(form, choices, saved);
	const { send, isSending, refusal } = usePlaceOrder(setting);
	useEffect(() => onSending(isSending), [isSending, onSending]);
	const [missing, setMissing] = useState<'where' | 'when' | null>(null);

	async function order(values: CheckoutValues): Promise<void> {
		const lacking = findMissing(cart);
		setMissing(lacking);
		if (lacking) document.querySelector<HTMLElement>(`#${lacking} button`)?.focus();
		else await send(cart, values);
	}

	const methodKey = form.watch('methodKey');
	const ordering = {
		cart,
		method: isAllCovered
			? undefined
			: choices?.find((choice) => choice.methodKey === readMethod(methodKey).methodKey),
		isReady: isReady && choices !== undefined && !isUnwelcome,
		isSending,
	};
	return (
		<div inert={!isReady} data-ready={isReady}>
			<Form form={form} onSubmit={order}>
				<div className={styles['checkout']}>
					<div className={styles['steps']}>
						<header className={styles['head']}>
							<AppLink
								className={styles['back']}
								data-back
								href={pathTo(site.routes, 'cart') ?? '/'}
							>
								<ArrowLeftIcon />
								{t('checkout.back')}
							</AppLink>
							<h1>{t('checkout.title')}</h1>
						</header>
						<LoginHint isRequired={isUnwelcome} />
						{props.addOn}
						<WhereStep
							cart={cart}
							form={form}
							error={missing === 'where' ? t('checkout.error.where') : undefined}
						/>
						<WhenStep
							cart={cart}
							error={missing === 'when' ? t('checkout.error.when') : undefined}
							cratePreference={props.cratePreference}
						/>
						<ContactStep
							form={form}
							isCollected={setting.isCollected}
							isPhoneNeeded={setting.phone === 'Mandatory'}
						/>
						<PaymentStep
							form={form}
							choices={choices}
							saved={saved ?? []}
							isCovered={isAllCovered}
							wallet={hasWallet && <WalletRow cart={cart} />}
							onRetry={isError ? () => void refetch() : null}
							notice={paymentError && <PaymentNotice code={paymentError} />}
						>
							{setting.isCollected &&
								!hasCompany &&
								!isAllCovered &&
								isInvoiceMethod(methodKey) && <BillingFields form={form} />}
							{cart.customerId !== null && saved && !isAllCovered && (
								<CardNotes cart={cart} form={form} saved={saved} />
							)}
						</PaymentStep>
					</div>
					<aside className={styles['side']} aria-label={t('cart.sidebar')}>
						<OrderPanel
							{...ordering}
							form={form}
							problems={
								<>
									{props.problems}
									<RefusalNotices cart={cart} refusal={refusal} />
								</>
							}
						/>
					</aside>
				</div>
				<PayBar {...ordering} />
			</Form>
		</div>
	);
}

function findMissing({ distributionAddress, distributionWindow }: Cart): 'where' | 'when' | null {
	if (!distributionAddress) return 'where';
	const heldUntil = distributionWindow?.heldUntil;
	return heldUntil && Date.parse(heldUntil) > Date.now() ? null : 'when';
}
