import type { OrderFilter } from '@korb/contracts/order/customer-orders';
import { useSite } from '../../../platform/site.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SearchIcon } from '../../../ui/icons/search.ts';
import { ChipRow, ToggleChip } from '../../../ui/label/chip.tsx';
import styles from './orders.module.css';
import type { OrderSearch } from './use-orders.ts';

type OrderFinderProps = {
	search: OrderSearch;
	years: readonly number[];
	onSearch: (search: OrderSearch) => void;
};

export function OrderFinder({ search, years, onSearch }: OrderFinderProps) {
	const { t, config } = useSite();
	const filters: (OrderFilter | null)[] = [
		null,
		'delivery',
		...(config.featureClickAndCollect ? ['collection' as const] : []),
		'refunded',
	];
	return (
		<search className={styles['finder']}>
			<TextField
				type="search"
				label={<span className="visually-hidden">{t('account.orders.search')}</span>}
				placeholder={t('account.orders.searchHint')}
				leading={<SearchIcon />}
				maxLength={60}
				value={search.text}
				onChange={({ currentTarget }) => onSearch({ ...search, text: currentTarget.value })}
			/>
			{years.length > 1 && (
				<div className={styles['year']}>
					<Select
						aria-label={t('account.orders.year')}
						value={search.year ?? ''}
						options={[
							{ value: '', text: t('account.orders.allYears') },
							...years.map((year) => ({ value: String(year), text: String(year) })),
						]}
						onChange={({ currentTarget: { value } }) =>
							onSearch({ ...search, year: value === '' ? null : Number(value) })
						}
					/>
				</div>
			)}
			<div className={styles['chips']}>
				<ChipRow label={t('account.orders.filter')} scroll>
					{filters.map((filter) => (
						<ToggleChip
							key={filter}
							pressed={search.filter === filter}
							onClick={() => onSearch({ ...search, filter })}
						>
							{t(`account.orders.filter.${filter ?? 'all'}`)}
						</ToggleChip>
					))}
				</ChipRow>
			</div>
		</search>
	);
}
