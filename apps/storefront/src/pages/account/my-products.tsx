import type { Product } from '@korb/contracts/catalogue/catalogue';
import { lazy, Suspense, useState } from 'react';
import { WaitingPanels } from '../../features/account/frame/waiting.tsx';
import { ListCards } from '../../features/account/lists/list-cards.tsx';
import { MyProductsList } from '../../features/account/products/my-products-list.tsx';
import { ProductCard } from '../../features/catalogue/card/product-card.tsx';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useParams } from '../../platform/navigation/use-params.ts';
import { useSite } from '../../platform/site.tsx';
import { BoughtHint } from './bought-hint.tsx';
import { BuyAgain } from './buy-again.tsx';
import styles from './card-with-button.module.css';
import { MyRecipes } from './my-recipes.tsx';

const MyList = lazy(async () => ({
	default: (await loadChunk(() => import('./my-list.tsx'))).MyList,
}));
const AddToList = lazy(async () => ({
	default: (await loadChunk(() => import('../../features/account/lists/add-to-list.tsx')))
		.AddToList,
}));

/** All products, or one of the customer's lists. */
export function MyProducts() {
	const { slug: listId } = useParams();
	return listId ? (
		<Suspense fallback={<WaitingPanels count={1} />}>
			<MyList listId={listId} />
		</Suspense>
	) : (
		<AllProducts />
	);
}

function AllProducts() {
	const { t } = useSite();
	const [chosen, setChosen] = useState<Product | null>(null);
	return (
		<>
			<MyProductsList
				opening={
					<>
						<ListCards />
						<BuyAgain />
					</>
				}
				card={(product) => (
					<div className={styles['card']}>
						<ProductCard
							product={product}
							// Whether it can be ordered matters more than how often it was.
							hint={
								product.availability === 'available' ? <BoughtHint product={product} /> : undefined
							}
						/>
						<button type="button" className="link" onClick={() => setChosen(product)}>
							{t('lists.put')}
							<span className="visually-hidden">: {product.name}</span>
						</button>
					</div>
				)}
			>
				<MyRecipes />
			</MyProductsList>
			{chosen && (
				<Suspense>
					<AddToList product={chosen} onClose={() => setChosen(null)} />
				</Suspense>
			)}
		</>
	);
}
