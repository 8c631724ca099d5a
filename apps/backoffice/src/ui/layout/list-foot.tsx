import { useMessages } from '../../platform/i18n/locale.tsx';
import { Kbd } from '../button/kbd.tsx';
import styles from './list-page.module.css';

type ListFootProps = { hasMore: boolean; canSelect?: boolean };

/** Below a long table: whether it goes on, and the keys that move in it. */
export function ListFoot({ hasMore, canSelect = false }: ListFootProps) {
	const t = useMessages();
	return (
		<>
			<div className={styles['foot']}>
				{hasMore && <span>{t('list.scroll')}</span>}
				<span className={styles['keys']}>
					<Kbd>J</Kbd>
					<Kbd>K</Kbd> {t('list.keyMove')}{' '}
					{canSelect && (
						<>
							<Kbd>X</Kbd> {t('orders.keySelect')}{' '}
						</>
					)}
					<Kbd>↵</Kbd> {t('orders.keyOpen')} <Kbd>?</Kbd> {t('orders.keyAll')}
				</span>
			</div>
			<div className={styles['filler']} />
		</>
	);
}
