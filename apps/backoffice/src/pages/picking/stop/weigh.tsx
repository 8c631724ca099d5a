import type { PickingLine } from '@korb/contracts/admin/picking/picking';
import { weightBand } from '@korb/domain/picking/picking-rules';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import floor from '../../../ui/floor/floor.module.css';
import { FloorButton } from '../../../ui/floor/floor-button.tsx';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { ScaleIcon } from '../../../ui/icons/scale.ts';
import { TriangleAlertIcon } from '../../../ui/icons/triangle-alert.ts';
import { Note } from '../../../ui/note/note.tsx';
import { WalkFrame } from '../walk/walk-frame.tsx';
import { ProductAtShelf } from './product-at-shelf.tsx';
import type { StopProps } from './stop-props.ts';
import styles from './weigh.module.css';

type WeighProps = StopProps & { line: PickingLine; wantedGrams: number };

/** The weight as the scale shows it. Too little is a shortage and says why. */
export function Weigh({ line, wantedGrams, frame, currency, onPicked, onShort }: WeighProps) {
	const t = useMessages();
	const { money } = useFormats();
	const [text, setText] = useState('');
	const grams = /^\d{1,6}$/.test(text) ? Number(text) : 0;
	const band = weightBand(wantedGrams);
	const { orderNumber, lineItemId, quantity, maximumPrice } = line;
	const crate = frame.wave.orders.find((order) => order.orderNumber === orderNumber)?.crate ?? '';
	const price = Math.min(Math.round(((line.pricePerKilo ?? 0) * grams) / 1000), maximumPrice);
	const isTooLight = grams > 0 && grams < band.from;
	const full = wantedGrams * 2;
	const share = (value: number) => `${Math.min(100, (value / full) * 100)}%`;
	const keep = () =>
		onPicked(line, [
			{ orderNumber, lineItemId, quantity, grams, ...(isTooLight && { reason: 'few' as const }) },
		]);
	return (
		<WalkFrame
			frame={frame}
			foot={
				<>
					<FloorButton variant="danger" onClick={onShort}>
						<TriangleAlertIcon />
						{t('picking.short')}
					</FloorButton>
					<FloorButton variant="primary" disabled={grams === 0} onClick={keep}>
						<CheckIcon />
						{t('picking.gramsInto', { grams, crate })}
					</FloorButton>
				</>
			}
		>
			<ProductAtShelf line={line}>
				<p className={floor['small']}>{t('picking.wanted', { grams: wantedGrams })}</p>
				<p className={floor['small']}>
					{t('picking.perKilo', { price: money(line.pricePerKilo ?? 0, currency) })}
				</p>
			</ProductAtShelf>
			<section className={`${floor['card']} ${styles['scale']}`}>
				<label htmlFor="grams">
					<ScaleIcon size="lg" />
					{t('picking.scale')}
				</label>
				<p className={styles['grams']}>
					<input
						id="grams"
						inputMode="numeric"
						autoComplete="off"
						maxLength={6}
						placeholder="0"
						value={text}
						onChange={({ target }) => setText(target.value.trim())}
					/>
					<span>g</span>
				</p>
				<div className={styles['gauge']} role="img" aria-label={t('picking.band', band)}>
					<span
						className={styles['band']}
						style={{ left: share(band.from), right: `${100 - (band.to / full) * 100}%` }}
					/>
					{grams > 0 && <span className={styles['needle']} style={{ left: share(grams) }} />}
				</div>
				<p className={styles['fine']}>{t('picking.fine', band)}</p>
			</section>
			<div className={styles['prices']}>
				<p>
					<span className={floor['small']}>{t('picking.byWeight')}</span>
					<b>{money(price, currency)}</b>
				</p>
				<p>
					<span className={floor['small']}>{t('picking.atMost')}</span>
					<b>{money(maximumPrice, currency)}</b>
				</p>
			</div>
			{isTooLight && <Note tone="warn">{t('picking.tooLight', band)}</Note>}
			{grams > band.to && (
				<Note tone="warn">
					{t('picking.tooHeavy', { to: band.to, price: money(maximumPrice, currency) })}
				</Note>
			)}
		</WalkFrame>
	);
}
