import { useMessages } from '../../../platform/i18n/locale.tsx';
import floor from '../../../ui/floor/floor.module.css';
import { FloorButton } from '../../../ui/floor/floor-button.tsx';
import { ScanBarcodeIcon } from '../../../ui/icons/scan-barcode.ts';
import { TriangleAlertIcon } from '../../../ui/icons/triangle-alert.ts';
import { Note } from '../../../ui/note/note.tsx';
import { Trolley } from '../walk/trolley.tsx';
import { quantityOf, type Stop } from '../walk/walk.ts';
import { NextStop, WalkFrame } from '../walk/walk-frame.tsx';
import styles from './pick-line.module.css';
import { ProductAtShelf } from './product-at-shelf.tsx';
import type { StopProps } from './stop-props.ts';

/** One product, for every crate that gets some of it. */
export function PickLine({ stop, frame, onPicked, onShort }: StopProps & { stop: Stop }) {
	const t = useMessages();
	const [line] = stop.lines;
	const [, next] = frame.ahead;
	if (!line) return null;
	const count = quantityOf(stop);
	const { orders } = frame.wave;
	const crateOf = (number: string) =>
		orders.find(({ orderNumber }) => orderNumber === number)?.crate ?? '';
	const counts = Object.fromEntries(
		stop.lines.map(({ orderNumber, quantity }) => [crateOf(orderNumber), String(quantity)]),
	);
	const noted = orders.filter(
		({ note, orderNumber }) => note && stop.lines.some((each) => each.orderNumber === orderNumber),
	);
	const pick = () =>
		onPicked(
			line,
			stop.lines.map(({ orderNumber, lineItemId, quantity }) => ({
				...{ orderNumber, lineItemId, quantity },
			})),
		);
	return (
		<WalkFrame
			frame={frame}
			foot={
				<>
					<FloorButton variant="danger" onClick={onShort}>
						<TriangleAlertIcon />
						{t('picking.short')}
					</FloorButton>
					<FloorButton variant="primary" onClick={pick}>
						<ScanBarcodeIcon />
						{line.eans.length > 0
							? t('picking.scanCount', { count })
							: t('picking.takeCount', { count })}
					</FloorButton>
				</>
			}
		>
			<ProductAtShelf line={line} />
			<p className={styles['take']}>
				<b>{count}</b>
				<span>{t('picking.packs', { count })}</span>
			</p>
			<section aria-label={t('picking.crates')}>
				<Trolley counts={counts} />
			</section>
			{noted.map(({ orderNumber, crate, note }) => (
				<Note key={orderNumber} tone="warn">
					<b>{crate}:</b> {t('picking.quote', { note })}
				</Note>
			))}
			{next && (
				<div className={`${floor['phone']} ${styles['next']}`}>
					<NextStop stop={next} label={t('picking.nextShort')} />
				</div>
			)}
		</WalkFrame>
	);
}
