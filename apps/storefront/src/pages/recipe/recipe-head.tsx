import type { RecipeDetails } from '@korb/contracts/catalogue/recipes';
import { BlockImage } from '../../blocks/parts/block-image.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { FavoriteButton } from '../../shop/favorites/favorite-button.tsx';
import { ChefHatIcon } from '../../ui/icons/chef-hat.ts';
import { TimerIcon } from '../../ui/icons/timer.ts';
import { UserIcon } from '../../ui/icons/user.ts';
import { plateStyle } from '../../ui/picture/plate-style.ts';
import { formatMoney } from '../../ui/price/money.ts';
import styles from './recipe-head.module.css';

export function RecipeHead({ recipe }: { recipe: RecipeDetails }) {
	const t = useMessages();
	const { locale, currency } = useSite().config;
	const { title, description, image, tint, tags, minutes, portions, energyKcal } = recipe;
	const { portionPriceCents } = recipe;
	return (
		<header className={styles['head']}>
			<div className={styles['plate']} style={plateStyle(tint)}>
				<BlockImage image={image} sizes="(width >= 960px) 560px, 100vw" isUrgent />
				<div className={styles['heart']}>
					<FavoriteButton type="recipes" reference={recipe.slug} name={title} look="raised" />
				</div>
			</div>
			<div className={styles['words']}>
				{tags.length > 0 && (
					<ul className={styles['tags']} aria-label={t('recipe.tags')}>
						{tags.map((tag) => (
							<li key={tag}>{tag}</li>
						))}
					</ul>
				)}
				<h1>{title}</h1>
				<p className={styles['about']}>{description}</p>
				<ul className={styles['facts']}>
					<li>
						<TimerIcon />
						{t('recipe.minutes', { minutes })}
					</li>
					<li>
						<UserIcon />
						{t('recipe.portions', { portions })}
					</li>
					<li>
						<ChefHatIcon />
						{t(`recipe.difficulty.${recipe.difficulty}`)}
					</li>
					{portionPriceCents !== null && (
						<li>
							{t('recipe.portionPrice', {
								price: formatMoney(portionPriceCents, locale, currency),
							})}
						</li>
					)}
					{energyKcal !== null && <li>{t('recipe.energy', { kcal: energyKcal })}</li>}
				</ul>
			</div>
		</header>
	);
}
