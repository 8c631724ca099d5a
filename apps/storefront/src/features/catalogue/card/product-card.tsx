import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { isOrderable } from '../../../shop/catalogue/product-state.ts';
import { useProductPath } from '../../../shop/catalogue/use-product-path.ts';
import { FavoriteButton } from '../../../shop/favorites/favorite-button.tsx';
import { PlateCard, plateCardLink } from '../../../ui/card/plate-card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { CardAction } from './card-action.tsx';
import { CardFlags } from './card-flags.tsx';
import { CardHint } from './card-hint.tsx';
import { CardMeta } from './card-meta.tsx';
import { CardPrice } from './card-price.tsx';
import { CardTags } from './card-tags.tsx';
import styles from './product-card.module.css';
import { toTint } from './tint.ts';

type ProductCardProps = {
	product: Product;
	/** At the bottom of the plate: order controls. Without them, the card offers a quick view. */
	action?: ReactNode;
	/** The action takes the full width, so the picture moves up. */
	raised?: boolean;
	/** Top right: one toggle, the heart unless another is given. */
	corner?: ReactNode;
	/** Replaces the hint about availability or weighing: "Max. 6 Stk. pro Bestellung". */
	hint?: ReactNode;
	/** Above the fold, so the picture is not lazy-loaded. */
	eager?: boolean;
	onOpen?: (() => void) | undefined;
};

/** A product in a list. The entire card is a link; other controls are layered above it. */
export function ProductCard({
	product,
	action,
	raised = false,
	corner,
	hint,
	eager = false,
	onOpen,
}: ProductCardProps) {
	const link = useProductPath()(product.slug);
	return (
		<PlateCard
			tint={toTint(product.tint)}
			picture={<Picture base={product.picture.base} alt="" sizes={SIZES} eager={eager} />}
			flags={<CardFlags product={product} />}
			corner={
				corner ?? <FavoriteButton type="products" reference={product.sku} name={product.name} />
			}
			action={action ?? <CardAction product={product} />}
			raised={raised}
			faded={!isOrderable(product.availability)}
		>
			<CardPrice product={product} />
			<h3 className={styles['name']}>
				<AppLink {...link} className={plateCardLink} onClick={onOpen} data-product={product.sku}>
					{product.brand && <span>{product.brand.name} </span>}
					{product.name}
				</AppLink>
			</h3>
			<CardMeta product={product} />
			{hint ?? <CardHint product={product} />}
			<CardTags product={product} />
		</PlateCard>
	);
}

/** Two, three or four columns, matching the grids of lists and rails. */
const SIZES =
	'(min-width: 1280px) 194px, (min-width: 960px) 18vw, (min-width: 600px) 24vw, calc(50vw - 58px)';
