import type { Product } from '@korb/contracts/catalogue';
import { shownPrice } from '../../../lib/products/shown-price.ts';
import { useFormats } from '../../../lib/products/use-formats.ts';
import { useMessages } from '../../../lib/use-messages.ts';
import { ClubPrice, Price } from '../../../ui/price/price.tsx';

/** The price, what it was before, and what members pay. */
export function CardPrice({ product }: { product: Product }) {
	const t = useMessages();
	const { money } = useFormats();
	const price = shownPrice(product);
	if (!price) return null;
	return (
		<>
			<Price
				{...money}
				cents={price.value}
				oldCents={price.before ?? undefined}
				instead={t('product.insteadOf')}
				approximately={price.isApproximate ? t('product.approximately') : undefined}
				per={price.isPerKilogram ? t('product.perKilogram') : undefined}
			/>
			{price.club !== null && (
				<p>
					<ClubPrice {...money} cents={price.club} label={t('product.club')} />
				</p>
			)}
		</>
	);
}
