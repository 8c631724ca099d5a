import type { DeskProductSummary } from '@korb/contracts/admin/assortment/assortment';
import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { OfferStatus } from '../../assortment/offer-status.tsx';
import { WarningBadge } from '../../assortment/warning-badge.tsx';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import text from '../../ui/layout/text.module.css';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './products-table.module.css';

export const features = tableFeatures({});
const helper = createColumnHelper<typeof features, DeskProductSummary>();

/** Numbers stand on the right. */
export function isNumeric(columnId: string): boolean {
	return columnId === 'price' || columnId === 'promotion' || columnId.startsWith('stock ');
}

/** The first region decides price and status; all of them have a column for their stock. */
export function useProductColumns(regions: readonly string[]) {
	const t = useMessages();
	const unitName = useUnitName();
	const { money } = useFormats();
	const { currency } = useSession().me.shop;
	const [chosen = ''] = regions;
	return useMemo(() => {
		const offerOf = ({ offers }: DeskProductSummary, region = chosen) =>
			offers.find((offer) => offer.region === region);
		return helper.columns([
			helper.accessor('name', {
				header: t('assortment.product'),
				cell: ({ row: { original } }) => <ProductLink product={original} />,
			}),
			helper.accessor('sku', {
				header: t('assortment.sku'),
				cell: ({ getValue }) => <span className={text['muted']}>{getValue()}</span>,
			}),
			helper.display({
				id: 'price',
				header: t('assortment.price'),
				cell: ({ row: { original } }) => {
					const offer = offerOf(original);
					if (!offer) return <span className={text['faint']}>–</span>;
					return (
						<span className={offer.promotionCents === null ? undefined : text['muted']}>
							{money(offer.priceCents, currency)}
						</span>
					);
				},
			}),
			helper.display({
				id: 'promotion',
				header: t('assortment.promotion'),
				cell: ({ row: { original } }) => {
					const cents = offerOf(original)?.promotionCents ?? null;
					if (cents === null) return <span className={text['faint']}>–</span>;
					return <span className={styles['reduced']}>{money(cents, currency)}</span>;
				},
			}),
			...regions.map((region) =>
				helper.display({
					id: `stock ${region}`,
					header: unitName(region),
					cell: ({ row: { original } }) => <Stock offer={offerOf(original, region)} />,
				}),
			),
			helper.display({
				id: 'status',
				header: t('assortment.status'),
				cell: ({ row: { original } }) => {
					const offer = offerOf(original);
					return <OfferStatus offer={offer && { ...offer, free: offer.stock }} />;
				},
			}),
			helper.accessor('warnings', {
				header: t('assortment.warnings'),
				cell: ({ getValue }) => <Warnings warnings={getValue()} />,
			}),
		]);
	}, [t, unitName, money, currency, regions, chosen]);
}

function ProductLink({ product }: { product: DeskProductSummary }) {
	const { sku, name, brand, contentText, category, pictureBase } = product;
	return (
		<Link className={styles['product']} to={`/assortment/${sku}`}>
			<Picture base={pictureBase} />
			<span className={styles['texts']}>
				<span className={text['strong']}>{name}</span>
				<span className={`${text['small']} ${text['faint']}`}>
					{[brand, contentText, category].filter(Boolean).join(' · ')}
				</span>
			</span>
		</Link>
	);
}

function Stock({ offer }: { offer: DeskProductSummary['offers'][number] | undefined }) {
	const t = useMessages();
	if (!offer) return <span className={text['faint']}>–</span>;
	if (offer.stock === null) return <span title={t('assortment.unlimited')}>∞</span>;
	return <span className={offer.stock === 0 ? styles['none'] : undefined}>{offer.stock}</span>;
}

/** The most severe one by name, the others as a number. */
function Warnings({ warnings }: Pick<DeskProductSummary, 'warnings'>) {
	const t = useMessages();
	const [first, ...others] = warnings;
	if (!first) return null;
	return (
		<span className={styles['badges']}>
			<WarningBadge warning={first} />
			{others.length > 0 && (
				<span title={others.map((warning) => t(`assortment.warning.${warning}`)).join(', ')}>
					<Badge>+{others.length}</Badge>
				</span>
			)}
		</span>
	);
}
