import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import styles from './product-card-skeleton.module.css';

/** Placeholder for a card that is loading. */
export function ProductCardSkeleton() {
	return (
		<div className={styles['card']}>
			<Skeleton shape="plate" />
			<Skeleton width="40%" height="22px" />
			<Skeleton width="90%" height="20px" />
			<Skeleton width="60%" height="16px" />
		</div>
	);
}
