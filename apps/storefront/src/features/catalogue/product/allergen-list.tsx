import type { Allergen } from '@korb/contracts/catalogue/catalogue-feed';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './allergen-list.module.css';

type AllergenListProps = { allergens: readonly Allergen[]; traces: readonly Allergen[] };

/** Which of the fourteen allergens it contains or may contain, as text as well as by colour. */
export function AllergenList({ allergens, traces }: AllergenListProps) {
	const t = useMessages();
	if (allergens.length + traces.length === 0) return null;
	return (
		<ul className={styles['list']} aria-label={t('product.allergens')}>
			{allergens.map((allergen) => (
				<li key={allergen} className={classes(styles['allergen'], styles['contained'])}>
					<b>{t(`allergen.${allergen}`)}</b>
					<span>{t('product.contained')}</span>
				</li>
			))}
			{traces.map((allergen) => (
				<li key={allergen} className={styles['allergen']}>
					<b>{t(`allergen.${allergen}`)}</b>
					<span>{t('product.traces')}</span>
				</li>
			))}
		</ul>
	);
}
