import type { PickingLine } from '@korb/contracts/admin/picking/picking';
import { pictureAddress } from '@korb/domain/catalogue/pictures';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import floor from '../../../ui/floor/floor.module.css';
import styles from './product-at-shelf.module.css';

const PARTS = ['picking.aisle', 'picking.bay', 'picking.shelf'] as const;

/** Where to go, and what to take from there. */
export function ProductAtShelf({ line, children }: { line: PickingLine; children?: ReactNode }) {
	const t = useMessages();
	const places = line.shelfPlace?.split('-') ?? [];
	return (
		<>
			<div className={styles['place']}>
				{places.map((place, index) => (
					<div key={PARTS[index]}>
						<small>{PARTS[index] && t(PARTS[index])}</small>
						<b>{place}</b>
					</div>
				))}
				<div className={styles['zone']}>
					<small>{t('picking.zone')}</small>
					<b>{line.zone}</b>
				</div>
			</div>
			<div className={styles['product']}>
				<div className={styles['plate']}>
					<img src={pictureAddress(line.picture, 240)} alt="" width="240" height="240" />
				</div>
				<div className={styles['text']}>
					{line.brand && <p className={styles['brand']}>{line.brand}</p>}
					<h2>
						{line.name} {line.wantedGrams === null && line.contentText}
					</h2>
					<p className={floor['small']}>
						{line.eans[0] ? `${line.sku} · EAN …${line.eans[0].slice(-4)}` : line.sku}
					</p>
					{children}
				</div>
			</div>
		</>
	);
}
