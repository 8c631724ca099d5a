import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ReactNode } from 'react';
import { isOrderable } from '../../../shop/catalogue/product-state.ts';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { plateStyle } from '../../../ui/picture/plate-style.ts';
import { CardFlags } from '../card/card-flags.tsx';
import { toTint } from '../card/tint.ts';
import styles from './product-plate.module.css';

type ProductPlateProps = {
	product: Product;
	tools?: ReactNode;
	/** Replaces the single picture. */
	children?: ReactNode;
};

export const PLATE_SIZES = '(min-width: 1280px) 700px, (min-width: 960px) 50vw, 100vw';

/** The product picture at full size. */
export function ProductPlate({ product, tools, children }: ProductPlateProps) {
	return (
		<div
			className={classes(styles['plate'], !isOrderable(product.availability) && styles['faded'])}
			style={plateStyle(toTint(product.tint))}
		>
			{children ?? (
				<Picture base={product.picture.base} alt={product.picture.alt} sizes={PLATE_SIZES} eager />
			)}
			<div className={styles['flags']}>
				<CardFlags product={product} />
			</div>
			{tools && <div className={styles['tools']}>{tools}</div>}
		</div>
	);
}
