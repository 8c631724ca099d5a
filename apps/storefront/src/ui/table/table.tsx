import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './table.module.css';

type Row = {
	key: string;
	cells: readonly ReactNode[];
	/** Belongs to the row above: "davon Zucker". */
	sub?: boolean;
};

/**
 * The first column names the row, the others are numeric. Wide tables scroll within themselves,
 * never the page; those that stack become a list where there is no room for columns.
 */
export function Table({
	caption,
	captionHidden = false,
	head,
	rows,
	words = [],
	stacks = false,
}: {
	caption: string;
	captionHidden?: boolean;
	head: readonly ReactNode[];
	rows: readonly Row[];
	/** Indexes of columns that hold text instead of numbers. */
	words?: readonly number[];
	stacks?: boolean;
}) {
	const classOf = (index: number) => (words.includes(index) ? styles['words'] : undefined);
	// Some browsers drop table semantics once rows are displayed as something else.
	const as = (role: string) => (stacks ? { role } : {});
	return (
		<section
			className={classes(styles['scroll'], stacks && styles['stacks'])}
			aria-label={caption}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible.
			tabIndex={0}
		>
			<table className={styles['table']} {...as('table')}>
				<caption className={classes(captionHidden && 'visually-hidden')}>{caption}</caption>
				<thead {...as('rowgroup')}>
					<tr {...as('row')}>
						{head.map((cell, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
							<th key={index} scope="col" className={classOf(index)} {...as('columnheader')}>
								{cell}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...as('rowgroup')}>
					{rows.map((row) => (
						<tr key={row.key} className={row.sub ? styles['sub'] : undefined} {...as('row')}>
							{row.cells.map((cell, index) =>
								index === 0 ? (
									<th key="name" scope="row" {...as('rowheader')}>
										{cell}
									</th>
								) : (
									// biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
									<td key={index} className={classOf(index)} {...as('cell')}>
										{stacks && (
											<span className={styles['label']} aria-hidden="true">
												{head[index]}
											</span>
										)}
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
