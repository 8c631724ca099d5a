import type { ProductLineItem } from '@korb/contracts/cart/cart';
import { useLineFacts } from './line-facts.ts';
import styles from './multi-buy-fact.module.css';

/** That the multi-buy price applies, or that few are missing for it. */
export function MultiBuyFact({ line }: { line: ProductLineItem }) {
	const fact = useLineFacts().multiBuy(line);
	if (!fact) return null;
	return <p className={styles[fact.isReached ? 'reached' : 'near']}>{fact.text}</p>;
}
