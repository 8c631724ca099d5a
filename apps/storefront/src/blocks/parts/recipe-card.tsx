import type { RecipeTeaser } from '@korb/contracts/catalogue/recipes';
import { pathTo } from '@korb/domain/routing/routes';
import { AddIngredients } from '../../features/recipes/add-ingredients.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { PlusIcon } from '../../ui/icons/plus.ts';
import { TimerIcon } from '../../ui/icons/timer.ts';
import { plateStyle } from '../../ui/picture/plate-style.ts';
import { formatMoney } from '../../ui/price/money.ts';
import { BlockImage } from './block-image.tsx';
import styles from './recipe-card.module.css';

const Heart = lazyHydrate(
	async () => (await import('../../shop/favorites/favorite-button.tsx')).FavoriteButton,
);

export function RecipeCard({ recipe }: { recipe: RecipeTeaser }) {
	const t = useMessages();
	const { routes, config } = useSite();
	const { slug, title, image, tint, minutes, portions, portionPriceCents } = recipe;
	const facts = [
		t('recipe.portions', { portions }),
		portionPriceCents &&
			t('recipe.portionPrice', {
				price: formatMoney(portionPriceCents, config.locale, config.currency),
			}),
	];
	return (
		<article className={styles['card']}>
			<div className={styles['plate']} style={plateStyle(tint)}>
				<BlockImage image={image} sizes="(width >= 960px) 320px, 78vw" />
				<span className={styles['time']}>
					<TimerIcon size="sm" />
					{t('recipe.minutes', { minutes })}
				</span>
				<div className={styles['heart']}>
					<Heart type="recipes" reference={slug} name={title} />
				</div>
			</div>
			<h3>
				<AppLink href={pathTo(routes, 'recipe-slug', { slug }) ?? '/'}>{title}</AppLink>
			</h3>
			<p>{facts.filter(Boolean).join(' · ')}</p>
			{config.featureCartCheckout && config.featureProductDiscovery && (
				<div className={styles['add']}>
					<AddIngredients
						variant="soft"
						size="sm"
						label={t('recipe.addOf', { title })}
						find={async () => {
							const { findItems } = await import('../../features/recipes/recipe-items.ts');
							return findItems(slug);
						}}
					>
						<PlusIcon size="sm" />
						{t('recipe.addShort')}
					</AddIngredients>
				</div>
			)}
		</article>
	);
}
