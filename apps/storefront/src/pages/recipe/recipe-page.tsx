import type { PayloadOf } from '@korb/contracts/platform/payload';
import { pathTo } from '@korb/domain/routing/routes';
import { RecipeCard } from '../../blocks/parts/recipe-card.tsx';
import { LazyProductCard } from '../../features/catalogue/card/lazy-product-card.ts';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { RecipeIngredients } from './recipe-ingredients.tsx';
import styles from './recipe-page.module.css';

// Text and a picture, but for the heart.
const RecipeHead = lazyHydrate(async () => (await import('./recipe-head.tsx')).RecipeHead);

export function Component({ payload }: { payload: PayloadOf<'recipe'> }) {
	const t = useMessages();
	const { routes } = useSite();
	const { recipe, products, more } = payload;
	return (
		<div className={`wrap ${styles['page']}`}>
			<Breadcrumb
				label={t('listing.trail')}
				trail={[
					{ href: '/', text: t('shell.tab.home') },
					{ href: pathTo(routes, 'recipes') ?? '/', text: t('route.recipes') },
				]}
				current={recipe.title}
			/>
			<RecipeHead recipe={recipe} />
			<div className={styles['work']}>
				<RecipeIngredients recipe={recipe} products={products} />
				<section aria-labelledby="steps">
					<h2 id="steps">{t('recipe.steps')}</h2>
					<ol className={styles['steps']}>
						{recipe.steps.map(({ text }) => (
							<li key={text}>{text}</li>
						))}
					</ol>
					{recipe.tip && (
						<p className={styles['tip']}>
							<b>{t('recipe.tip')}</b> {recipe.tip}
						</p>
					)}
				</section>
			</div>
			{products.length > 0 && (
				<Carousel
					title={t('recipe.products')}
					labels={{ previous: t('rail.previous'), next: t('rail.next') }}
				>
					{products.map((product) => (
						<LazyProductCard key={product.sku} product={product} />
					))}
				</Carousel>
			)}
			{more.length > 0 && (
				<Section title={t('recipe.more')}>
					<ul className={styles['more']}>
						{more.map((other) => (
							<li key={other.slug}>
								<RecipeCard recipe={other} />
							</li>
						))}
					</ul>
				</Section>
			)}
		</div>
	);
}
