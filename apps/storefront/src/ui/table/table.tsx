import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './table.module.css';

type Row = {
	key: string;
	cells: readonly ReactNode[] /** Part of the row above: "davon Zucker". */;
	sub?: boolean;
};

/** First column names the row, the others are figures. Wide ones scroll inside themselves, never the page. */
export function Table({
	caption,
	captionHidden = false,
	head,
	rows,
	words = [],
}: {
	caption: string;
	captionHidden?: boolean;
	head: readonly ReactNode[];
	rows: readonly Row[];
	/** Columns that hold words instead of figures, counted from 0. */
	words?: readonly number[];
}) {
	const lookOf = (index: number) => (words.includes(index) ? styles['words'] : undefined);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard.
		<section className={styles['scroll']} aria-label={caption} tabIndex={0}>
			<table className={styles['table']}>
				<caption className={classes(captionHidden && 'visually-hidden')}>{caption}</caption>
				<thead>
					<tr>
						{head.map((cell, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
							<th key={index} scope="col" className={lookOf(index)}>
								{cell}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.key} className={row.sub ? styles['sub'] : undefined}>
							{row.cells.map((cell, index) =>
								index === 0 ? (
									<th key="name" scope="row">
										{cell}
									</th>
								) : (
									// biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
									<td key={index} className={lookOf(index)}>
										{cell}
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
