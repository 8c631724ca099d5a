import { crates } from '@korb/domain/picking/picking-rules';
import { classes } from '../../../ui/classes.ts';
import styles from './trolley.module.css';

type TrolleyProps = {
	orders?: readonly { orderNumber: string; crate: string }[];
	/** Pieces per crate, for the product in hand. */
	counts?: Partial<Record<string, string>>;
	columns?: 2 | 3;
};

/** The crates, as they stand on the trolley. */
export function Trolley({ orders, counts, columns = 3 }: TrolleyProps) {
	return (
		<ul className={classes(styles['trolley'], columns === 2 && styles['two'])}>
			{crates.map((crate) => {
				const count = counts?.[crate];
				const order = orders?.find((each) => each.crate === crate);
				return (
					<li
						key={crate}
						className={classes(styles['crate'], styles[crate], count && styles['on'])}
					>
						<span className={styles['id']}>{crate}</span>
						{count ? (
							<span className={styles['count']}>{count}</span>
						) : (
							<small>{order?.orderNumber ?? '–'}</small>
						)}
					</li>
				);
			})}
		</ul>
	);
}
