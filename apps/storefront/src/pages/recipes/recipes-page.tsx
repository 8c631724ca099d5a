import type { PayloadOf } from '@korb/contracts/platform/payload';
import { pathTo } from '@korb/domain/routing/routes';
import { withoutH1 } from '../../blocks/headings.ts';
import { RecipeCard } from '../../blocks/parts/recipe-card.tsx';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import styles from './recipes-page.module.css';

export function Component({ payload }: { payload: PayloadOf<'recipes'> }) {
	const t = useMessages();
	const own = pathTo(useSite().routes, 'recipes') ?? '/';
	const { recipes, page, pages } = payload.list;
	return (
		<>
			<div className="wrap">
				<PageOpening title={payload.meta.title} lead={payload.meta.description} />
			</div>
			{page === 1 && <EditedBlocks page={payload} blocks={withoutH1(payload.blocks)} />}
			<div className={`wrap ${styles['list']}`}>
				<Section title={t('recipes.all')}>
					{recipes.length === 0 && <p>{t('recipes.none')}</p>}
					<ul className={styles['grid']}>
						{recipes.map((recipe) => (
							<li key={recipe.slug}>
								<RecipeCard recipe={recipe} />
							</li>
						))}
					</ul>
					{pages > 1 && (
						<Pagination
							page={page}
							pages={pages}
							toHref={(number) => (number === 1 ? own : `${own}?page=${number}`)}
							labels={{
								nav: t('recipes.pages'),
								previous: t('recipes.previous'),
								next: t('recipes.next'),
								page: (number) => t('recipes.page', { page: number }),
							}}
						/>
					)}
				</Section>
			</div>
		</>
	);
}
