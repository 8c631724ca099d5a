import type { ProductDetails } from '@korb/contracts/catalogue/catalogue';
import type { ComponentType } from 'react';
import type { Translate } from '../../../platform/messages/messages.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { classes } from '../../../ui/classes.ts';
import { CircleAlertIcon } from '../../../ui/icons/circle-alert.ts';
import { CircleCheckIcon } from '../../../ui/icons/circle-check.ts';
import { ClockIcon } from '../../../ui/icons/clock.ts';
import { IdCardIcon } from '../../../ui/icons/id-card.ts';
import { RecycleIcon } from '../../../ui/icons/recycle.ts';
import { ScaleIcon } from '../../../ui/icons/scale.ts';
import { SnowflakeIcon } from '../../../ui/icons/snowflake.ts';
import styles from './good-to-know-list.module.css';

type Fact = { Icon: ComponentType; title: string; text?: string; tone?: 'fresh' | 'warn' };

export function GoodToKnowList({ product }: { product: ProductDetails }) {
	const t = useMessages();
	const { formatWeekday, formatDay } = useFormats();
	const { backOn } = product;
	const back = backOn
		? t('product.backOn', { weekday: formatWeekday(backOn), day: formatDay(backOn) })
		: t('product.backSoon');
	return (
		<ul className={styles['list']}>
			{listFacts(product, t, back).map(({ Icon, title, text, tone = 'fresh' }) => (
				<li key={title} className={classes(styles['fact'], styles[tone])}>
					<Icon />
					<div>
						{title}
						{text && <span>{text}</span>}
					</div>
				</li>
			))}
		</ul>
	);
}

function listFacts(product: ProductDetails, t: Translate, back: string): Fact[] {
	const { availability, minimumAge, food } = product;
	const facts: (Fact | false | '' | null | undefined)[] = [
		(availability === 'available' || availability === 'ageRestricted') && {
			Icon: CircleCheckIcon,
			title: t('product.available'),
		},
		availability === 'temporarilyUnavailable' && {
			Icon: ClockIcon,
			title: back,
			tone: 'warn',
		},
		availability === 'unavailable' && {
			Icon: CircleAlertIcon,
			title: t('product.soldOut'),
			tone: 'warn',
		},
		minimumAge !== null && {
			Icon: IdCardIcon,
			title: t('product.ageTitle', { age: minimumAge }),
			text: t('product.ageText'),
			tone: 'warn',
		},
		product.weightArticle && {
			Icon: ScaleIcon,
			title: t('product.weighedSteps', { grams: product.quantityStepSize }),
			text: t('product.weighedText'),
		},
		product.weightPieceArticle && {
			Icon: ScaleIcon,
			title: t('product.weighedPiece', { grams: product.pieceGrams ?? product.quantityStepSize }),
			text: t('product.weighedText'),
		},
		food?.storage && { Icon: SnowflakeIcon, title: food.storage },
		product.depositPrice > 0 && {
			Icon: RecycleIcon,
			title: t('product.depositTitle'),
			text: t('product.depositBack'),
		},
	];
	return facts.filter((fact): fact is Fact => Boolean(fact));
}
