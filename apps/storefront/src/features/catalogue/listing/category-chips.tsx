import type { Aisle } from '@korb/contracts/catalogue/catalogue';
import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useSite } from '../../../platform/site.tsx';
import { ChipRow, LinkChip } from '../../../ui/label/chip.tsx';
import styles from './category-chips.module.css';

/** The subcategories of this one. */
export function CategoryChips({ categories }: { categories: readonly Aisle[] }) {
	const t = useMessages();
	const { routes } = useSite();
	if (categories.length === 0) return null;
	return (
		<div className={styles['chips']}>
			<ChipRow label={t('category.below')} scroll>
				{categories.map(({ slug, name, emoji }) => (
					<LinkChip key={slug} href={pathTo(routes, 'products-slug', { slug }) ?? '/'}>
						{emoji && (
							<img src={`/media/e/${emoji}/80.webp`} alt="" width={28} height={28} loading="lazy" />
						)}
						{name}
					</LinkChip>
				))}
			</ChipRow>
		</div>
	);
}
