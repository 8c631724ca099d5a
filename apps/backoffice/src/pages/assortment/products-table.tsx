import type { DeskProductSummary } from '@korb/contracts/admin/assortment/assortment';
import { useTable } from '@tanstack/react-table';
import { classes } from '../../ui/classes.ts';
import list from '../../ui/table/list.module.css';
import { RowSkeleton } from '../../ui/table/row-skeleton.tsx';
import { SpacerRow } from '../../ui/table/spacer-row.tsx';
import table from '../../ui/table/table.module.css';
import { useVirtualRows } from '../../ui/table/use-virtual-rows.ts';
import { features, isNumeric, useProductColumns } from './product-columns.tsx';
import styles from './products-table.module.css';

const ROW_PX = 46;
const none: DeskProductSummary[] = [];

type ProductsTableProps = {
	products: DeskProductSummary[] | undefined;
	/** The chosen one first. */
	regions: readonly string[];
	/** The rows of the filter before, until those of the new one arrive. */
	isStale: boolean;
	onEnd: () => void;
};

export function ProductsTable({ products, regions, isStale, onEnd }: ProductsTableProps) {
	const columns = useProductColumns(regions);
	const model = useTable({ features, columns, data: products ?? none });
	const { rows } = model.getRowModel();
	const virtual = useVirtualRows({ count: rows.length, rowPx: ROW_PX, onEnd });
	return (
		<div className={classes(list['frame'], isStale && list['stale'])}>
			<table className={table['table']} aria-busy={!products} aria-rowcount={rows.length + 1}>
				<thead>
					{model.getHeaderGroups().map((group) => (
						<tr key={group.id}>
							{group.headers.map((header) => (
								<th
									key={header.id}
									scope="col"
									className={isNumeric(header.column.id) ? table['num'] : undefined}
								>
									<model.FlexRender header={header} />
								</th>
							))}
						</tr>
					))}
				</thead>
				<tbody ref={virtual.body}>
					{!products && <RowSkeleton columns={columns.length} rows={12} />}
					<SpacerRow height={virtual.above} />
					{virtual.indexes.map((index) => {
						const row = rows[index];
						return (
							row && (
								<tr
									key={row.id}
									aria-rowindex={index + 2}
									data-row={index}
									className={classes(styles['row'], index === virtual.cursor && list['current'])}
									onFocus={() => virtual.setCursor(index)}
								>
									{row.getAllCells().map((cell) => (
										<td
											key={cell.id}
											className={classes(
												table['nowrap'],
												isNumeric(cell.column.id) && table['num'],
											)}
										>
											<model.FlexRender cell={cell} />
										</td>
									))}
								</tr>
							)
						);
					})}
					<SpacerRow height={virtual.below} />
				</tbody>
			</table>
		</div>
	);
}
