import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import table from '../../ui/table/table.module.css';
import { OwnedByFeed } from './owned-by-feed.tsx';
import { StockDialog } from './stock-dialog.tsx';

type StockCardProps = { product: DeskProduct; offer: DeskOffer };

/** Counted less ordered less in carts is what can still be sold, in every region. */
export function StockCard({ product, offer }: StockCardProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const { moment } = useFormats();
	const { may } = useSession();
	const [isOpen, setOpen] = useState(false);
	const countedAt = offer.stock?.countedAt;
	const isOwned = product.ownedByFeed.includes('stock');
	return (
		<Card
			title={t('product.stock')}
			hint={countedAt && t('product.countedAt', { time: moment(countedAt) })}
			isFlush
			actions={
				isOwned ? (
					<OwnedByFeed />
				) : (
					may('assortment.stock') && (
						<Button
							size="sm"
							aria-label={t('product.countIn', { region: unitName(offer.region) })}
							onClick={() => setOpen(true)}
						>
							{t('product.count')}
						</Button>
					)
				)
			}
		>
			<table className={`${table['table']} ${table['compact']}`}>
				<thead>
					<tr>
						<th scope="col">{t('assortment.region')}</th>
						<th scope="col" className={table['num']}>
							{t('product.counted')}
						</th>
						<th scope="col" className={table['num']}>
							{t('product.ordered')}
						</th>
						<th scope="col" className={table['num']}>
							{t('product.inCarts')}
						</th>
						<th scope="col" className={table['num']}>
							{t('product.free')}
						</th>
					</tr>
				</thead>
				<tbody>
					{product.offers.map((each) => (
						<StockRow key={each.region} offer={each} />
					))}
				</tbody>
			</table>
			{isOpen && (
				<StockDialog key={offer.region} {...{ product, offer }} onClose={() => setOpen(false)} />
			)}
		</Card>
	);
}

function StockRow({ offer: { region, stock } }: { offer: DeskOffer }) {
	const t = useMessages();
	const unitName = useUnitName();
	const muted = `${table['num']} ${text['muted']}`;
	if (!stock) {
		return (
			<tr>
				<td>{unitName(region)}</td>
				<td className={muted} colSpan={4}>
					{t('assortment.unlimited')}
				</td>
			</tr>
		);
	}
	const { counted, inCarts, free } = stock;
	return (
		<tr>
			<td>{unitName(region)}</td>
			<td className={muted}>{counted ?? '–'}</td>
			<td className={muted}>{counted === null ? '–' : taken(counted - inCarts - free)}</td>
			<td className={muted}>{taken(inCarts)}</td>
			<td className={`${table['num']} ${text['strong']}`}>{free}</td>
		</tr>
	);
}

/** Below zero: cancelled orders of the time before the count have returned more. */
function taken(count: number): string {
	if (count === 0) return '0';
	return count > 0 ? `−${count}` : `+${-count}`;
}
