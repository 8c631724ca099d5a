import type { ProductDetails } from '@korb/contracts/catalogue/catalogue';
import { type ReactNode, type UIEvent, useRef, useState } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { plateStyle } from '../../../ui/picture/plate-style.ts';
import { toTint } from '../card/tint.ts';
import styles from './gallery.module.css';
import { PLATE_SIZES, ProductPlate } from './product-plate.tsx';

type GalleryProps = { product: ProductDetails; tools: ReactNode };

/** Several views of a product: swiped on phones, selected by thumbnail on desktops. */
export function Gallery({ product, tools }: GalleryProps) {
	const t = useMessages();
	const rail = useRef<HTMLElement>(null);
	const [shown, setShown] = useState(0);
	const { base, alt } = product.picture;
	const bases = [base, ...(product.morePictures ?? [])];
	const label = (index: number) =>
		t('product.pictureNumber', { number: index + 1, count: bases.length });

	function onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
		// Negative in right-to-left layouts.
		setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
	}

	function show(index: number) {
		rail.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
	}

	return (
		<div className={styles['gallery']}>
			<ul className={styles['thumbs']} style={plateStyle(toTint(product.tint))}>
				{bases.map((each, index) => (
					<li key={each}>
						<button
							type="button"
							aria-label={label(index)}
							aria-current={index === shown || undefined}
							onClick={() => show(index)}
						>
							<Picture base={each} alt="" sizes="88px" />
						</button>
					</li>
				))}
			</ul>
			<ProductPlate product={product} tools={tools}>
				<section
					ref={rail}
					className={styles['rail']}
					aria-label={alt}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it where there are no thumbnails
					tabIndex={0}
					onScroll={onScroll}
				>
					{bases.map((each, index) => (
						<Picture
							key={each}
							base={each}
							alt={index === 0 ? alt : `${alt}, ${label(index)}`}
							sizes={PLATE_SIZES}
							eager={index === 0}
						/>
					))}
				</section>
				<div className={styles['dots']} aria-hidden="true">
					{bases.map((each, index) => (
						<i key={each} data-shown={index === shown || undefined} />
					))}
				</div>
			</ProductPlate>
		</div>
	);
}
