import { getRecipes } from '@korb/contracts/platform/paths';
import { RecipeCard } from '../../blocks/parts/recipe-card.tsx';
import { api } from '../../platform/api/api.ts';
import { useSite } from '../../platform/site.tsx';
import { useStore } from '../../platform/storage/store.ts';
import { favorites } from '../../shop/favorites/favorites.ts';
import { usePersonalQuery } from '../../shop/session/personal-queries.ts';
import { Section } from '../../ui/layout/section.tsx';
import styles from './my-recipes.module.css';

const SHOWN = 12;

/** The latest recipes with a heart. */
export function MyRecipes() {
	const { config } = useSite();
	const slugs = useStore(favorites, null)?.recipes.slice(0, SHOWN) ?? [];
	return config.featureRecipes && slugs.length > 0 ? <Recipes slugs={slugs} /> : null;
}

function Recipes({ slugs }: { slugs: string[] }) {
	const { t } = useSite();
	const { data } = usePersonalQuery(['my-recipes', slugs], (signal) =>
		api.call(getRecipes, { query: { slugs: slugs.join(',') }, signal }),
	);
	if (!data || data.results.length === 0) return null;
	return (
		<Section title={t('account.products.recipes')}>
			<ul className={styles['recipes']}>
				{data.results.map((recipe) => (
					<li key={recipe.slug}>
						<RecipeCard recipe={recipe} />
					</li>
				))}
			</ul>
		</Section>
	);
}
