import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { classes } from '../../../ui/classes.ts';
import { CircleAlertIcon } from '../../../ui/icons/circle-alert.ts';
import { ClockIcon } from '../../../ui/icons/clock.ts';
import { IdCardIcon } from '../../../ui/icons/id-card.ts';
import { ScaleIcon } from '../../../ui/icons/scale.ts';
import styles from './card-hint.module.css';

/** The one thing a shopper should know before ordering, if there is one. */
export function CardHint({ product }: { product: Product }) {
	const t = useMessages();
	const { formatWeekday, formatDay } = useFormats();
	const { availability, backOn } = product;
	if (availability === 'unavailable') {
		return (
			<Hint Icon={CircleAlertIcon} tone="warn">
				{t('product.soldOut')}
			</Hint>
		);
	}
	if (availability === 'temporarilyUnavailable') {
		return (
			<Hint Icon={ClockIcon}>
				{backOn
					? t('product.backOn', { weekday: formatWeekday(backOn), day: formatDay(backOn) })
					: t('product.backSoon')}
			</Hint>
		);
	}
	if (availability === 'ageRestricted') {
		return <Hint Icon={IdCardIcon}>{t('product.idNeeded')}</Hint>;
	}
	if (product.weightArticle) {
		return (
			<Hint Icon={ScaleIcon}>{t('product.weighedSteps', { grams: product.quantityStepSize })}</Hint>
		);
	}
	return product.weightPieceArticle ? <Hint Icon={ScaleIcon}>{t('product.weighed')}</Hint> : null;
}

export function Hint({
	Icon,
	tone = 'plain',
	children,
}: {
	Icon: ComponentType;
	tone?: 'plain' | 'warn';
	children: ReactNode;
}) {
	return (
		<p className={classes(styles['hint'], styles[tone])}>
			<Icon />
			{children}
		</p>
	);
}
