import { pictureAddress } from '@korb/domain/catalogue/pictures';
import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { plateStyle } from '../../ui/picture/plate-style.ts';
import { Price } from '../../ui/price/price.tsx';
import type { BlockOf } from '../block-of.ts';
import { BlockImage } from '../parts/block-image.tsx';
import styles from './product-promotion-block.module.css';

export function ProductPromotionBlock({ block }: { block: BlockOf<'product-promotion'> }) {
	const t = useMessages();
	const { routes, config } = useSite();
	const [product] = block.found;
	if (!product) return null;
	const { price, picture } = product;
	return (
		<article className={styles['promotion']} style={plateStyle(block.tint ?? 'sand')}>
			<div>
				{block.eyebrow && <p className={styles['eyebrow']}>{block.eyebrow}</p>}
				<h2>{block.title || product.name}</h2>
				{block.text && <p>{block.text}</p>}
				{price && (
					<p className={styles['price']}>
						<Price
							cents={price.regular.value}
							locale={config.locale}
							currency={config.currency}
							previousCents={price.regular.insteadOf?.value}
							instead={t('product.insteadOf')}
							size="lg"
						/>
						<span>{product.contentText}</span>
					</p>
				)}
				<AppLink
					href={pathTo(routes, 'product-slug', { slug: product.slug }) ?? '/'}
					className={buttonClass({})}
				>
					{t('block.toProduct')}
				</AppLink>
			</div>
			{block.image ? (
				<BlockImage image={block.image} sizes="360px" />
			) : (
				<img
					src={pictureAddress(picture.base, 640)}
					alt={picture.alt}
					width={640}
					height={640}
					loading="lazy"
				/>
			)}
		</article>
	);
}
