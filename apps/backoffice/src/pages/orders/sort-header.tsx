import type { OrderSort } from '@korb/domain/order/order-list';
import { ArrowDownIcon } from '../../ui/icons/arrow-down.ts';
import { ArrowUpIcon } from '../../ui/icons/arrow-up.ts';
import styles from './orders-table.module.css';

export type SortField = 'placed' | 'window';

export function ariaSortOf(field: SortField | null, sort: OrderSort) {
	if (sort === field) return 'ascending';
	return sort === `-${field}` ? 'descending' : undefined;
}

type SortHeaderProps = {
	field: SortField;
	label: string;
	sort: OrderSort;
	onSort: (sort: OrderSort) => void;
};

/** First as people read it, the newest order and the next window; then the other way round. */
export function SortHeader({ field, label, sort, onSort }: SortHeaderProps) {
	const direction = ariaSortOf(field, sort);
	const first: OrderSort = field === 'placed' ? '-placed' : 'window';
	const other: OrderSort = field === 'placed' ? 'placed' : '-window';
	return (
		<button
			type="button"
			className={styles['sort']}
			onClick={() => onSort(sort === first ? other : first)}
		>
			{label}
			{direction === 'ascending' && <ArrowUpIcon size="sm" />}
			{direction === 'descending' && <ArrowDownIcon size="sm" />}
		</button>
	);
}
