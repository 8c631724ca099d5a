import { listingHref, type Sorts } from '@korb/domain/catalogue/listing';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useAppNavigate } from '../../../platform/navigation/use-navigate.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { CompactSelect } from '../../../ui/fields/select.tsx';
import type { ListingProps } from './listing-props.ts';
import styles from './sort-form.module.css';

/** A plain form that submits on change once JavaScript has loaded. */
export function SortForm({ listing: { address }, path, sorts }: ListingProps & { sorts: Sorts }) {
	const t = useMessages();
	const navigate = useAppNavigate();
	const unsorted = listingHref(path, { ...address, page: 1, sort: sorts[0] });
	const [action = '', search = ''] = unsorted.split('?');
	return (
		<form method="get" action={action} className={styles['form']}>
			{[...new URLSearchParams(search)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<span className={styles['label']} aria-hidden="true">
				{t('listing.sortBy')}
			</span>
			<CompactSelect
				// Navigating back restores the order of that list.
				key={address.sort}
				name="sort"
				label={t('listing.sort')}
				defaultValue={address.sort}
				options={sorts.map((sort) => ({ value: sort, text: t(`sort.${sort}`) }))}
				onChange={({ currentTarget: { value } }) => {
					const sort = sorts.find((name) => name === value);
					if (sort) navigate(listingHref(path, { ...address, page: 1, sort }));
				}}
			/>
			<noscript>
				<button type="submit" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
					{t('listing.sortApply')}
				</button>
			</noscript>
		</form>
	);
}
