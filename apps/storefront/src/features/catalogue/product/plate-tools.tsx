import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useState } from 'react';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { FavoriteButton } from '../../../shop/favorites/favorite-button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ShareIcon } from '../../../ui/icons/share.ts';
import { ZoomInIcon } from '../../../ui/icons/zoom-in.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './plate-tools.module.css';

/** Keeps the product, shares the page and enlarges the picture. */
export function PlateTools({ product }: { product: Product }) {
	const t = useMessages();
	const [isLarge, setLarge] = useState(false);
	const { name, picture } = product;
	return (
		<div className={styles['tools']}>
			<FavoriteButton type="products" reference={product.sku} name={name} look="raised" />
			<IconButton
				variant="white"
				label={t('product.share', { name })}
				onClick={() => void share(name, t('product.linkCopied'), t('product.linkNotCopied'))}
			>
				<ShareIcon />
			</IconButton>
			<IconButton
				variant="white"
				className={styles['zoom']}
				label={t('product.enlarge', { name })}
				aria-haspopup="dialog"
				onClick={() => setLarge(true)}
			>
				<ZoomInIcon />
			</IconButton>
			<Dialog
				open={isLarge}
				onClose={() => setLarge(false)}
				title={name}
				closeLabel={t('product.closeView')}
				size="lg"
			>
				<div className={styles['large']}>
					<Picture base={picture.base} alt={picture.alt} sizes="(min-width: 960px) 960px, 100vw" />
				</div>
			</Dialog>
		</div>
	);
}

/** Uses the native share sheet if there is one, or else copies the URL. */
async function share(title: string, copied: string, failed: string): Promise<void> {
	const url = new URL(location.pathname, location.origin).href;
	try {
		if (navigator.share) return await navigator.share({ title, url });
		await navigator.clipboard.writeText(url);
		notifications.show({ key: 'product.share', message: copied, type: 'success' });
	} catch (error) {
		// Dismissing the sheet is not an error.
		if ((error as Error).name === 'AbortError') return;
		notifications.show({ key: 'product.share', message: failed, type: 'error', duration: 4000 });
	}
}
