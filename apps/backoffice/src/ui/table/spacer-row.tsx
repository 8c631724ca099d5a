import styles from './list.module.css';

/** Stands for the rows outside the screen. */
export function SpacerRow({ height }: { height: number }) {
	if (height <= 0) return null;
	return (
		<tr className={styles['spacer']}>
			<td style={{ height }} />
		</tr>
	);
}
