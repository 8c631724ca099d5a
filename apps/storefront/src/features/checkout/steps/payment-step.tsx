import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import type { OfferedMethod, PaymentMethodKey } from '@korb/contracts/order/checkout';
import { formatCardExpiry, SAVEABLE_METHOD } from '@korb/domain/payment/card-expiry';
import { markOfBrand, marksOf } from '@korb/domain/payment/payment-marks';
import type { MessageKey } from '@korb/messages';
import type { ReactNode } from 'react';
import { type SiteContext, useSite } from '../../../platform/site.tsx';
import { cardName } from '../../../shop/payment-methods/card-name.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { FileTextIcon } from '../../../ui/icons/file-text.ts';
import { HandCoinsIcon } from '../../../ui/icons/hand-coins.ts';
import { StoreIcon } from '../../../ui/icons/store.ts';
import { PaymentMarks } from '../../../ui/label/payment-marks.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Step } from '../../../ui/layout/step.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { CheckoutValues } from '../checkout-values.ts';
import { savedValue } from '../method-value.ts';
import styles from './payment-step.module.css';

type PaymentStepProps = {
	form: Form<CheckoutValues>;
	/** undefined: still loading. */
	choices: readonly OfferedMethod[] | undefined;
	/** Cards of the customer, the primary one first. */
	saved: readonly SavedMethod[];
	/** Gift cards pay everything. */
	isCovered: boolean;
	wallet: ReactNode;
	onRetry: (() => void) | null;
	/** Why the last attempt failed. */
	notice: ReactNode;
	/** Further fields of the selected method. */
	children: ReactNode;
};

export function PaymentStep(props: PaymentStepProps) {
	const { form, choices, saved, isCovered, wallet, onRetry, notice, children } = props;
	const site = useSite();
	const { t } = site;
	return (
		<Step id="payment" number={4} title={t('checkout.payment')} doneText={null}>
			{notice}
			{wallet}
			{onRetry && (
				<Notice tone="danger">
					{t('checkout.methodsFailed')}{' '}
					<button type="button" className="link" onClick={onRetry}>
						{t('checkout.retry')}
					</button>
				</Notice>
			)}
			{!choices && !onRetry && <Skeleton height="340px" />}
			{choices && !isCovered && (
				<RadioGroup
					legend={t('checkout.methods')}
					variant="rows"
					options={listOptions(choices, saved, site)}
					{...form.field('methodKey')}
				/>
			)}
			{children}
		</Step>
	);
}

function listOptions(
	choices: readonly OfferedMethod[],
	saved: readonly SavedMethod[],
	site: SiteContext,
) {
	const offered = choices.find(({ methodKey }) => methodKey === SAVEABLE_METHOD);
	const cards = offered ? saved : [];
	return [
		...cards.map((card) => toCardOption(card, offered?.refusal === 'providerDown', site)),
		...choices.map((choice) => toOption(choice, cards.length > 0, site)),
	];
}

function toCardOption(card: SavedMethod, isDown: boolean, site: SiteContext) {
	const { t } = site;
	const mark = markOfBrand(card.paymentBrand);
	const expiry = formatCardExpiry(card);
	return {
		value: savedValue(card),
		label: cardName(site, card),
		text: isDown
			? t('payment.providerDown')
			: t(card.expired ? 'savedCard.expired' : 'savedCard.saved', { expiry }),
		end: mark && (
			<span className={styles['end']}>
				<PaymentMarks marks={[mark]} />
			</span>
		),
		disabled: card.expired || isDown,
	};
}

function toOption(
	{ methodKey, refusal }: OfferedMethod,
	hasCards: boolean,
	{ config, t }: SiteContext,
) {
	const text = texts[methodKey];
	const marks = marksOf(methodKey, config.checkout);
	const isOther = hasCards && methodKey === SAVEABLE_METHOD;
	return {
		value: methodKey,
		label: t(isOther ? 'savedCard.other' : `payment.${methodKey}`),
		text: refusal === 'providerDown' ? t('payment.providerDown') : text && t(text),
		end: (
			<span className={styles['end']}>
				{icons[methodKey]}
				{marks.length > 0 && <PaymentMarks marks={marks} />}
			</span>
		),
		disabled: refusal !== null && refusal !== 'onlyCompanies',
	};
}

const texts: Partial<Record<PaymentMethodKey, MessageKey>> = {
	'credit-cards': 'payment.credit-cards.text',
	'pay-by-invoice-b2c': 'payment.pay-by-invoice.text',
	'pay-by-invoice-b2b': 'payment.pay-by-invoice.text',
	'payment-at-the-door': 'payment.payment-at-the-door.text',
	'payment-at-the-store': 'payment.payment-at-the-store.text',
};

const icons: Partial<Record<PaymentMethodKey, ReactNode>> = {
	'pay-by-invoice-b2c': <FileTextIcon />,
	'pay-by-invoice-b2b': <FileTextIcon />,
	'payment-at-the-door': <HandCoinsIcon />,
	'payment-at-the-store': <StoreIcon />,
};
