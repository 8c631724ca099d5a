import type { ProductLineItem } from '@korb/contracts/cart/cart';
import { useLineFacts } from './line-facts.ts';
import styles from './multi-buy-hint.module.css';

/** States that the multi-buy price applies, or how many pieces are missing for it. */
export function MultiBuyHint({ line }: { line: ProductLineItem }) {
	const hint = useLineFacts().multiBuy(line);
	if (!hint) return null;
	return <p className={styles[hint.isReached ? 'reached' : 'near']}>{hint.text}</p>;
}
