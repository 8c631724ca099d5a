import type { MyProducts } from '@korb/contracts/customer/favorite-endpoints';
import { MY_PRODUCTS_SOURCES, type MyProductsSource } from '@korb/domain/customer/my-products';
import { useSite } from '../../../platform/site.tsx';
import styles from './source-switch.module.css';

export const sourceNames = {
	'Favorites OR Purchased': 'any',
	Favorites: 'favorites',
	Purchased: 'purchased',
	'Favorite AND Purchased': 'both',
} as const satisfies Record<MyProductsSource, keyof MyProducts['totals']>;

type SourceSwitchProps = {
	source: MyProductsSource;
	totals: MyProducts['totals'] | null;
	onSource: (source: MyProductsSource) => void;
};

export function SourceSwitch({ source, totals, onSource }: SourceSwitchProps) {
	const { t, config } = useSite();
	// Without a cart, nothing was ever bought.
	if (!config.featureCartCheckout) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons.
		<div role="group" className={styles['switch']} aria-label={t('account.products.which')}>
			{MY_PRODUCTS_SOURCES.map((each) => {
				const name = sourceNames[each];
				return (
					<button
						key={each}
						type="button"
						value={each}
						aria-pressed={each === source}
						onClick={() => onSource(each)}
					>
						{t(`account.products.source.${name}`)} {totals && <span>{totals[name]}</span>}
					</button>
				);
			})}
		</div>
	);
}
