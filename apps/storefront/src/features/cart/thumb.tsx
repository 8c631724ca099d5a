import type { Product } from '@korb/contracts/catalogue';
import type { CSSProperties } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './thumb.module.css';

/** The article as a small picture on its plate. */
export function Thumb({ product, isGone = false }: { product: Product; isGone?: boolean }) {
	return (
		<span
			className={styles['thumb']}
			data-gone={isGone || undefined}
			style={{ '--plate': `var(--tint-${product.tint})` } as CSSProperties}
		>
			<Picture urls={product.picture.urls} alt="" sizes="92px" />
		</span>
	);
}
