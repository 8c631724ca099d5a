import type { PromotionCheck } from '@korb/contracts/admin/promotions/promotions';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { Card } from '../../../ui/card/card.tsx';
import text from '../../../ui/layout/text.module.css';
import { Empty } from '../../../ui/note/empty.tsx';
import table from '../../../ui/table/table.module.css';
import { PriceRow, type PromotionTerms } from './price-row.tsx';
import type { PriceDraft } from './promotion-draft.ts';

type PricesCardProps = {
	rows: PriceDraft[];
	check: PromotionCheck | undefined;
	/** Prices follow from the regular ones. */
	isComputed: boolean;
	terms: PromotionTerms;
	isReadOnly: boolean;
	onChange: (rows: PriceDraft[]) => void;
	/** Which product the price tag shows. */
	onShow: (sku: string) => void;
};

export function PricesCard(props: PricesCardProps) {
	const { t } = useLocale();
	const { rows, check, isComputed, terms, isReadOnly, onChange, onShow } = props;
	return (
		<Card
			title={t('promotions.products')}
			hint={t('assortment.count', { count: new Set(rows.map(({ sku }) => sku)).size, more: 'no' })}
			isFlush
			footer={t(ruleOf(terms))}
		>
			{rows.length === 0 ? (
				<Empty title={t('promotions.noProducts')} />
			) : (
				<table className={table['table']}>
					<thead>
						<tr>
							<th scope="col">{t('assortment.product')}</th>
							<th scope="col" className={table['num']}>
								{t('promotions.now')}
							</th>
							<th scope="col">{t('promotions.price')}</th>
							<th scope="col" className={table['num']}>
								{t('promotions.lowest')}
							</th>
							<th scope="col">{t('promotions.shopShows')}</th>
							<th scope="col" className={table['num']}>
								{t('promotions.margin')}
							</th>
							<th scope="col">
								<span className={text['hidden']}>{t('action')}</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row, index) => (
							<PriceRow
								// biome-ignore lint/suspicious/noArrayIndexKey: a product may have several prices.
								key={`${row.sku} ${index}`}
								{...{ row, check, isComputed, terms, isReadOnly }}
								onPrice={(price) => onChange(rows.with(index, { ...row, price }))}
								onRemove={() => onChange(rows.toSpliced(index, 1))}
								onShow={() => onShow(row.sku)}
							/>
						))}
					</tbody>
				</table>
			)}
		</Card>
	);
}

function ruleOf({ kind, isForMembers }: PromotionTerms) {
	if (kind === 'multiBuy') return 'promotions.ruleMultiBuy';
	return isForMembers ? 'promotions.ruleForMembers' : 'promotions.rule';
}
