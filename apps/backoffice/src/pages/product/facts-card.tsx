import type { DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './product-page.module.css';

/** The same in every region; the feed is where they change. */
export function FactsCard({ product }: { product: DeskProduct }) {
	const { t, tag } = useLocale();
	const { money } = useFormats();
	const { brand, category, baseUnit, keywords, labels, minimumAge, origin, originText } = product;
	const facts = [
		{ label: t('product.name'), value: product.name, isWide: true },
		{ label: t('assortment.brand'), value: brand?.name ?? '–' },
		{ label: t('assortment.category'), value: category },
		{ label: t('product.content'), value: product.contentText },
		{
			label: t('product.netContent'),
			value: `${product.netContent.toLocaleString(tag)} ${t(`unit.${baseUnit}`)}`,
		},
		{ label: t('product.deposit'), value: money(product.depositPrice, product.currency) },
		{ label: t('product.maxQuantity'), value: String(product.maxQuantity) },
		{
			label: t('product.soldBy'),
			value: product.weightArticle ? t('product.byWeight') : t('product.byPiece'),
		},
		{ label: t('product.origin'), value: [origin, originText].filter(Boolean).join(', ') || '–' },
		{
			label: t('product.minimumAge'),
			value: minimumAge === null ? '–' : t('product.years', { years: minimumAge }),
		},
	];
	return (
		<Card title={t('product.facts')} hint={`${product.sku} · ${t('product.factsFromFeed')}`}>
			<dl className={styles['facts']}>
				{facts.map(({ label, value, ...rest }) => (
					<div key={label} className={'isWide' in rest ? styles['two'] : undefined}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
				<div className={styles['two']}>
					<dt>{t('product.keywords')}</dt>
					<dd className={styles['badges']}>
						{keywords.length === 0
							? '–'
							: keywords.map((keyword) => <Badge key={keyword}>{keyword}</Badge>)}
					</dd>
				</div>
				<div className={styles['two']}>
					<dt>{t('product.labels')}</dt>
					<dd className={styles['badges']}>
						{labels.length === 0
							? '–'
							: labels.map((label) => (
									<Badge key={label} tone="ok">
										{t(`label.${label}`)}
									</Badge>
								))}
					</dd>
				</div>
			</dl>
		</Card>
	);
}
