import { getAssortment } from '@korb/contracts/admin/assortment/assortment-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { FilterMenu } from '../../../ui/filter/filter-menu.tsx';
import text from '../../../ui/layout/text.module.css';
import { Note } from '../../../ui/note/note.tsx';
import styles from './editor.module.css';
import { type GroupProduct, loadGroup, type ProductGroup } from './load-group.ts';
import { TakenOffers } from './taken-offers.tsx';

type GroupMenusProps = {
	regions: string[];
	/** How many prices the promotion can still take. */
	room: number;
	onAdd: (products: GroupProduct[]) => void;
};

/** Adds the products that a category or a brand has now. */
export function GroupMenus({ regions, room, onAdd }: GroupMenusProps) {
	const t = useMessages();
	const { data: assortment } = useQuery({
		queryKey: ['assortment', null],
		queryFn: ({ signal }) => call(getAssortment, { query: {}, signal }),
	});
	const add = useMutation({
		mutationFn: (group: ProductGroup) => loadGroup(group, regions, room),
		onSuccess: ({ products }) => onAdd(products),
	});
	const named = (entries: { slug: string; name: string; level?: number }[] = []) =>
		entries.map(({ slug, name, ...rest }) => ({ value: slug, text: name, ...rest }));
	return (
		<div className={styles['search']}>
			<div className={styles['groups']}>
				<FilterMenu
					label={t('promotions.addCategory')}
					options={named(assortment?.categories)}
					value={null}
					onChange={(category) => category && add.mutate({ category })}
				/>
				<FilterMenu
					label={t('promotions.addBrand')}
					options={named(assortment?.brands)}
					value={null}
					onChange={(brand) => brand && add.mutate({ brand })}
				/>
				<span role="status" className={text['faint']}>
					{add.data && t('promotions.groupAdded', { count: add.data.products.length })}
				</span>
			</div>
			<TakenOffers taken={add.data?.taken ?? []} />
			{add.data && !add.data.isComplete && <Note tone="warn">{t('promotions.groupTooLarge')}</Note>}
			{add.isError && (
				<Note tone="danger" isAlert>
					{t('promotions.groupFailed')}
				</Note>
			)}
		</div>
	);
}
