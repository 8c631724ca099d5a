import { classes } from '../../ui/classes.ts';
import text from '../../ui/layout/text.module.css';
import table from '../../ui/table/table.module.css';
import styles from './reports.module.css';
import type { Sheet } from './sheet.ts';

export function SheetTable({ sheet, caption }: { sheet: Sheet; caption: string }) {
	const { columns, rows } = sheet;
	const classOf = (index: number) => (columns[index]?.isNumber ? table['num'] : undefined);
	return (
		<table className={classes(table['table'], table['compact'])}>
			<caption className={text['hidden']}>{caption}</caption>
			<thead>
				<tr>
					{columns.map(({ label }, index) => (
						<th key={label} scope="col" className={classOf(index)}>
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, ...cells], row) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved
					<tr key={row}>
						<th scope="row" className={styles['rowName']}>
							{name?.node ?? name?.text}
						</th>
						{cells.map((cell, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: columns are never moved
							<td key={index} className={classOf(index + 1)}>
								{cell.text}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
