import type { ReactNode } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import styles from './card-shape.module.css';

/** The yellow card with the shop's logo. */
export function CardShape({ children, badge }: { children: ReactNode; badge?: ReactNode }) {
	const t = useMessages();
	return (
		<div className={styles['card']}>
			<div className={styles['row']}>
				<span className={styles['logo']} />
				{badge ?? <b>{t('club.name')}</b>}
			</div>
			<div className={styles['row']}>{children}</div>
		</div>
	);
}
