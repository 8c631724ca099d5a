import type { Match } from '@korb/contracts/catalogue/list-match';
import { useSite } from '../../platform/site.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { Thumb } from '../../ui/picture/thumb.tsx';
import styles from './match-row.module.css';
import type { Row } from './use-list-match.ts';

type AlternativesProps = { row: Row; isOpen: boolean; onChoose: (product: Match) => void };

/** Other products for the line; at hand where the shopper has to decide. */
export function Alternatives({ row: { line, chosen }, isOpen, onChoose }: AlternativesProps) {
	const { t } = useSite();
	const { formatMoney } = useFormats();
	return (
		<details className={styles['others']} open={isOpen}>
			<summary className="link">
				{t('shoppingList.swap')} <span className="visually-hidden">{line.said}</span>
			</summary>
			<ul>
				{line.matches.map((product) => (
					<li key={product.sku}>
						<button
							type="button"
							aria-pressed={product.sku === chosen?.sku}
							onClick={() => onChoose(product)}
						>
							<Thumb base={product.picture.base} tint={product.tint} sizes="48px" />
							<span>
								<b>{product.name}</b>
								{product.price && formatMoney(product.price.regular.value)}
							</span>
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}
