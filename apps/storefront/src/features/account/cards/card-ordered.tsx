import type { Customer } from '@korb/contracts/customer/customer';
import { useSite } from '../../../platform/site.tsx';
import { fullName } from '../../../shop/addresses/full-name.ts';
import { CardShape } from '../../../shop/club/card-shape.tsx';
import { accountPath } from '../../../shop/session/account-path.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { StarIcon } from '../../../ui/icons/star.ts';
import club from '../club/club.module.css';
import { useCard } from '../club/use-card.ts';
import styles from './cards.module.css';

/** The plastic card is on its way; until then, the barcode is as good. */
export function CardOrdered({ customer }: { customer: Customer }) {
	const site = useSite();
	const { t, config } = site;
	const { data: card } = useCard(customer);
	return (
		<div className={styles['ordered']}>
			<section className={club['hero']}>
				<div>
					<span className={styles['check']} aria-hidden="true">
						<CheckIcon />
					</span>
					<h1>{t('card.ordered.title')}</h1>
					<p>{t('card.ordered.text')}</p>
					<LinkButton variant="ink" href={accountPath(site, 'club')}>
						{t('card.back', { shop: config.name })}
					</LinkButton>
				</div>
				<div className={club['tilted']} aria-hidden="true">
					<CardShape>
						<p className={club['holder']}>{fullName(customer)}</p>
						<StarIcon />
					</CardShape>
				</div>
			</section>
			{card && (
				<Panel title={t('card.ordered.meanwhile')} lead={t('card.ordered.meanwhileText')}>
					<img
						className={styles['barcode']}
						src={card.barcodeImage}
						alt={t('club.number', { number: card.id })}
					/>
				</Panel>
			)}
		</div>
	);
}
