import type { BoardShortage } from '@korb/contracts/admin/picking/picking-board';
import { Link } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './board.module.css';

/** The page of the product takes it off sale, in the region where it is missing. */
export function ShortagesCard({ shortages }: { shortages: BoardShortage[] }) {
	const t = useMessages();
	const { clock } = useFormats();
	const { may } = useSession();
	return (
		<Card title={t('board.shortages')}>
			{shortages.length === 0 && <Empty title={t('board.noShortages')} />}
			<ul className={styles['shortages']}>
				{shortages.map(({ sku, name, brand, picture, orderCount, lastAt }) => (
					<li key={sku}>
						<Picture base={picture} />
						<div className={styles['what']}>
							<p>{[brand, name].filter(Boolean).join(' ')}</p>
							<p className={`${text['small']} ${text['muted']}`}>
								{t('board.shortOrders', { count: orderCount, time: clock(lastAt) })}
							</p>
						</div>
						{may('assortment.read') && (
							<Link
								className={text['link']}
								to={`/assortment/${encodeURIComponent(sku)}`}
								aria-label={`${t('board.product')}: ${name}`}
							>
								{t('board.product')}
							</Link>
						)}
					</li>
				))}
			</ul>
		</Card>
	);
}
