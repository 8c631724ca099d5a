import { type ReactNode, useState } from 'react';
import { ProductCard } from '../../features/catalogue/card/product-card.tsx';
import { RhythmHint } from '../../features/catalogue/card/rhythm-hint.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { lineQuantity, useCart } from '../../shop/cart/cart-store.ts';
import { useSuggestions } from '../../shop/favorites/suggestions.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';

/** What a customer usually buys by now and has not taken yet. */
export function DueProducts({ otherwise }: { otherwise: ReactNode }) {
	const t = useMessages();
	const cart = useCart();
	// A card that is added here stays where it is.
	const [before, setBefore] = useState(cart);
	if (before === undefined && cart !== undefined) setBefore(cart);
	const due = useSuggestions()?.filter(
		({ isDue, sku }) => isDue && lineQuantity(before, sku) === 0,
	);
	if (before === undefined || !due || due.length === 0) return otherwise;
	return (
		<Carousel
			title={t('cart.forgotten')}
			labels={{ previous: t('rail.previous'), next: t('rail.next') }}
		>
			{due.map((product) => (
				<ProductCard key={product.sku} product={product} hint={<RhythmHint {...product} />} />
			))}
		</Carousel>
	);
}
