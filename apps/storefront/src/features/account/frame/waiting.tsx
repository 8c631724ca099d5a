import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { cardClass } from '../../../ui/card/card.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import styles from './waiting.module.css';

/** Reserves the space at once; the shapes appear only when it takes longer than a blink. */
export function Waiting({ children }: { children: ReactNode }) {
	const t = useMessages();
	return (
		<div className={styles['waiting']} aria-busy="true">
			<span className="visually-hidden">{t('account.loading')}</span>
			{children}
		</div>
	);
}

export function WaitingPanels({ count, rows = 3 }: { count: number; rows?: number }) {
	return (
		<Waiting>
			{Array.from({ length: count }, (_, panel) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
				<div key={panel} className={cardClass}>
					<WaitingRows rows={rows} />
				</div>
			))}
		</Waiting>
	);
}

export function WaitingRows({ rows }: { rows: number }) {
	return (
		<div className={styles['rows']}>
			<Skeleton width="40%" height={24} />
			{Array.from({ length: rows }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
				<Skeleton key={row} height={44} />
			))}
		</div>
	);
}
