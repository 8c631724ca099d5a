import styles from './row-skeleton.module.css';

/** Rows of a table that loads; screen readers hear nothing until there is something to say. */
export function RowSkeleton({ columns, rows }: { columns: number; rows: number }) {
	return Array.from({ length: rows }, (_, row) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
		<tr key={row}>
			{Array.from({ length: columns }, (_, column) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
				<td key={column}>
					<span className={styles['bar']} />
				</td>
			))}
		</tr>
	));
}
