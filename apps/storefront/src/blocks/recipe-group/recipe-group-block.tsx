import { Section } from '../../ui/layout/section.tsx';
import type { BlockOf } from '../block-of.ts';
import { MoreLink } from '../parts/more-link.tsx';
import { RecipeCard } from '../parts/recipe-card.tsx';
import styles from './recipe-group-block.module.css';

export function RecipeGroupBlock({ block }: { block: BlockOf<'recipe-group'> }) {
	if (block.found.length === 0) return null;
	return (
		<Section
			title={block.title}
			lead={block.text}
			tools={block.more && <MoreLink link={block.more} />}
		>
			<ul className={styles['recipes']}>
				{block.found.map((recipe) => (
					<li key={recipe.slug}>
						<RecipeCard recipe={recipe} />
					</li>
				))}
			</ul>
		</Section>
	);
}
