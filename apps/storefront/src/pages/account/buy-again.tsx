import type { Suggestion } from '@korb/contracts/shopping-list/suggestion-endpoints';
import type { MouseEvent } from 'react';
import { ProductCard } from '../../features/catalogue/card/product-card.tsx';
import { RhythmHint } from '../../features/catalogue/card/rhythm-hint.tsx';
import { useSite } from '../../platform/site.tsx';
import { declineSuggestion, useSuggestions } from '../../shop/favorites/suggestions.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import styles from './card-with-button.module.css';

/** What the customer will need soon, going by their own orders. */
export function BuyAgain() {
	const { t } = useSite();
	const suggestions = useSuggestions() ?? [];
	if (suggestions.length === 0) return null;
	return (
		<Carousel
			title={t('suggestions.title')}
			lead={t('suggestions.lead')}
			labels={{ previous: t('rail.previous'), next: t('rail.next') }}
		>
			{suggestions.map((product) => (
				<Suggested key={product.sku} product={product} />
			))}
		</Carousel>
	);
}

function Suggested({ product }: { product: Suggestion }) {
	const site = useSite();

	function decline({ currentTarget }: MouseEvent): void {
		focusNeighbour(currentTarget);
		void declineSuggestion(site, product);
	}

	return (
		<div className={styles['card']}>
			<ProductCard product={product} hint={<RhythmHint {...product} />} />
			<button type="button" className="link" onClick={decline}>
				{site.t('suggestions.decline')}
				<span className="visually-hidden">: {product.name}</span>
			</button>
		</div>
	);
}

/** The button is about to go, and must not take the focus with it. */
function focusNeighbour(button: Element): void {
	const item = button.closest('li');
	const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
	neighbour?.querySelector<HTMLElement>('button.link')?.focus();
}
