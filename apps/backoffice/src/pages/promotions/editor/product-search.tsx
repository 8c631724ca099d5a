import type { DeskProductSummary } from '@korb/contracts/admin/assortment/assortment';
import { listDeskProducts } from '@korb/contracts/admin/assortment/assortment-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { useDebounced } from '../../../ui/field/use-debounced.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import text from '../../../ui/layout/text.module.css';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './editor.module.css';

/** The API searches from three characters on. */
const MIN_SEARCH = 3;
const HITS = 8;
const DEBOUNCE_MS = 250;

type ProductSearchProps = { chosen: string[]; onAdd: (product: DeskProductSummary) => void };

export function ProductSearch({ chosen, onAdd }: ProductSearchProps) {
	const t = useMessages();
	const [typed, setTyped] = useState('');
	const search = useDebounced(typed.trim(), DEBOUNCE_MS);
	const isEnough = search.length >= MIN_SEARCH;
	const { data } = useQuery({
		queryKey: ['products', 'promotion', search],
		queryFn: ({ signal }) => call(listDeskProducts, { query: { search, pageSize: HITS }, signal }),
		enabled: isEnough,
		...(isEnough && { placeholderData: keepPreviousData }),
	});
	const hits = (data?.products ?? []).filter(({ sku }) => !chosen.includes(sku));
	return (
		<div className={styles['search']}>
			<Field
				label={t('promotions.addProduct')}
				type="search"
				autoComplete="off"
				placeholder={t('assortment.searchHint')}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				// Enter would save the promotion.
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<p className={text['hidden']} role="status">
				{isEnough && data && t('assortment.count', { count: hits.length, more: 'no' })}
			</p>
			{isEnough && hits.length > 0 && (
				<ul className={styles['hits']}>
					{hits.map((product) => (
						<li key={product.sku}>
							<Picture base={product.pictureBase} />
							<span className={styles['grow']}>
								{[product.brand, product.name].filter(Boolean).join(' ')}{' '}
								<span className={text['faint']}>{product.contentText}</span>
							</span>
							<Button
								size="sm"
								aria-label={t('promotions.add', { name: product.name })}
								onClick={() => onAdd(product)}
							>
								<PlusIcon />
							</Button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
