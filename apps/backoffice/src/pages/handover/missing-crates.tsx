import type { HandoverOrder } from '@korb/contracts/admin/picking/handover';
import { crateCode } from '@korb/domain/picking/crates';
import { useMessages } from '../../platform/i18n/locale.tsx';
import floor from '../../ui/floor/floor.module.css';
import styles from './handover.module.css';

type MissingCratesProps = { orders: HandoverOrder[]; unpackedCount: number };

export function MissingCrates({ orders, unpackedCount }: MissingCratesProps) {
	const t = useMessages();
	const missing = orders.flatMap(({ orderNumber, name, crates }) =>
		crates
			.filter(({ isLoaded }) => !isLoaded)
			.map(({ number }) => ({ code: crateCode({ orderNumber, number }), name })),
	);
	return (
		<>
			{missing.length > 0 && (
				<section className={floor['card']} aria-labelledby="missing">
					<h2 id="missing" className={styles['title']}>
						{t('handover.missing')}
					</h2>
					<ul className={styles['list']}>
						{missing.map(({ code, name }) => (
							<li key={code} className={styles['missing']}>
								<p>{code}</p>
								<p className={floor['small']}>{name}</p>
							</li>
						))}
					</ul>
				</section>
			)}
			{unpackedCount > 0 && (
				<div className={`${floor['card']} ${styles['unpacked']}`}>
					<p className={floor['small']}>{t('handover.unpacked')}</p>
					<p className={styles['figure']}>{t('picking.orders', { count: unpackedCount })}</p>
				</div>
			)}
		</>
	);
}
