import type { ProductLineItem } from '@korb/contracts/cart';
import { useLineFacts } from './line-facts.ts';
import styles from './multi-buy-fact.module.css';

/** That several cost less each, or that few are missing until they do. */
export function MultiBuyFact({ line }: { line: ProductLineItem }) {
	const fact = useLineFacts().multiBuy(line);
	if (!fact) return null;
	return <p className={styles[fact.isReached ? 'reached' : 'near']}>{fact.text}</p>;
}
