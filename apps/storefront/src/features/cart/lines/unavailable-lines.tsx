import type { UnavailableLineItem } from '@korb/contracts/cart/cart';
import { postRemoveForm } from '@korb/contracts/cart/cart-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TrashIcon } from '../../../ui/icons/trash.ts';
import { TriangleAlertIcon } from '../../../ui/icons/triangle-alert.ts';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { ThumbText } from '../../../ui/picture/thumb-text.tsx';
import { ReturnField } from '../add/return-field.tsx';
import styles from './unavailable-lines.module.css';

/** Products that are unavailable at the moment: not charged, but never dropped silently. */
export function UnavailableLines({ lines }: { lines: readonly UnavailableLineItem[] }) {
	const { t } = useSite();
	if (lines.length === 0) return null;
	return (
		<section className={styles['alert']} aria-labelledby="sold-out">
			<div className={styles['head']}>
				<TriangleAlertIcon />
				<div>
					<h2 id="sold-out">{t('cart.unavailable', { count: lines.length })}</h2>
					<p>{t('cart.unavailableText')}</p>
				</div>
			</div>
			<ul className={styles['body']}>
				{lines.map((line) => (
					<li key={line.lineItemId}>
						<Gone line={line} />
						{line.replacement && <Swap line={line} />}
					</li>
				))}
			</ul>
		</section>
	);
}

function Gone({ line: { lineItemId, product } }: { line: UnavailableLineItem }) {
	const site = useSite();
	const { t } = site;
	const { formatMoney } = useFormats();
	return (
		<div className={styles['gone']}>
			<Thumb base={product.picture.base} tint={product.tint} isGone />
			<ThumbText className={styles['info']}>
				<h3>
					{product.brand && `${product.brand.name} `}
					{product.name}
				</h3>
				<p>{product.contentText}</p>
			</ThumbText>
			<form method="post" action={toPath(postRemoveForm)} className={styles['remove']}>
				<input type="hidden" name="lineItemId" value={lineItemId} />
				<ReturnField />
				<Button
					type="submit"
					variant="secondary"
					size="sm"
					aria-label={t('cart.removeOf', { name: product.name })}
					onClick={(event) => {
						event.preventDefault();
						void runningCart(site).then((cart) => cart.removeLines([lineItemId]));
					}}
				>
					<TrashIcon />
					{t('cart.remove')}
				</Button>
			</form>
			{product.price && (
				<s className={styles['price']}>{formatMoney(product.price.regular.value)}</s>
			)}
		</div>
	);
}

function Swap({ line: { lineItemId, replacement, product } }: { line: UnavailableLineItem }) {
	const site = useSite();
	const { t } = site;
	const { formatMoney } = useFormats();
	if (!replacement?.price) return null;
	const { value, insteadOf } = replacement.price.regular;
	return (
		<div className={styles['swap']}>
			<Thumb base={replacement.picture.base} tint={replacement.tint} />
			<p>
				<b>
					{replacement.brand && `${replacement.brand.name} `}
					{replacement.name}, {replacement.contentText}
				</b>
				<span className="muted">
					{insteadOf
						? t('cart.priceInstead', {
								price: formatMoney(value),
								before: formatMoney(insteadOf.value),
							})
						: formatMoney(value)}
				</span>
			</p>
			<Button
				variant="soft"
				size="sm"
				aria-label={t('cart.replaceWith', { name: product.name, other: replacement.name })}
				onClick={() => void runningCart(site).then((cart) => cart.replace(lineItemId, replacement))}
			>
				{t('cart.replace')}
			</Button>
		</div>
	);
}
