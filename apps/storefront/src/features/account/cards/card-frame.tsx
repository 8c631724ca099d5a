import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { CardShape } from '../../../shop/club/card-shape.tsx';
import { accountPath } from '../../../shop/session/account-path.ts';
import { cardClass } from '../../../ui/card/card.ts';
import { classes } from '../../../ui/classes.ts';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left.ts';
import { StarIcon } from '../../../ui/icons/star.ts';
import styles from './card-frame.module.css';

type CardFrameProps = {
	title: ReactNode;
	lead: ReactNode;
	/** What is written on the card beside the form. */
	preview: { name: ReactNode; number: string };
	/** Below the card: what will happen, and the button. */
	aside: ReactNode;
	children: ReactNode;
};

/** Steps of a form about a card, with the card beside them. */
export function CardFrame({ title, lead, preview, aside, children }: CardFrameProps) {
	const site = useSite();
	return (
		<div className={styles['frame']}>
			<div className={styles['steps']}>
				<header className={styles['head']}>
					<AppLink className={styles['back']} data-back href={accountPath(site, 'club')}>
						<ArrowLeftIcon />
						{site.t('card.back', { shop: site.config.name })}
					</AppLink>
					<h1>{title}</h1>
					<p>{lead}</p>
				</header>
				{children}
			</div>
			<aside className={classes(cardClass, styles['side'])} aria-label={site.t('club.card')}>
				<div className={styles['card']} aria-hidden="true">
					<CardShape>
						<p className={styles['name']}>
							<b>{preview.name}</b>
							<span>{preview.number}</span>
						</p>
						<StarIcon />
					</CardShape>
				</div>
				{aside}
			</aside>
		</div>
	);
}
