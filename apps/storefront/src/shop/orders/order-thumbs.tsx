import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { Thumb } from '../../ui/picture/thumb.tsx';
import styles from './order-thumbs.module.css';

export type ThumbLine = {
	lineItemId: string;
	name: string;
	tint: string;
	picture: Product['picture'];
	/** Number of pieces; products sold by weight count once. */
	count: number;
};

/** The order at a glance. */
export function OrderThumbs({ lines, max = 9 }: { lines: readonly ThumbLine[]; max?: number }) {
	const t = useMessages();
	// A tenth picture takes no more room than a "+1".
	const shown = lines.length === max + 1 ? lines : lines.slice(0, max);
	const rest = lines.length - shown.length;
	return (
		<ul className={styles['thumbs']} aria-label={t('checkout.articles')}>
			{shown.map(({ lineItemId, name, tint, picture, count }) => (
				<li key={lineItemId} className={styles['thumb']}>
					<Thumb base={picture.base} tint={tint} alt={name} sizes="56px" />
					<span className={styles['count']}>{count}</span>
				</li>
			))}
			{rest > 0 && <li className={styles['more']}>+{rest}</li>}
		</ul>
	);
}
