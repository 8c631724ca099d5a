import type { DeskOrderSummary } from '@korb/contracts/admin/orders/order-desk';
import type { OrderSort } from '@korb/domain/order/order-list';
import { tableFeatures, useTable } from '@tanstack/react-table';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { classes } from '../../ui/classes.ts';
import list from '../../ui/table/list.module.css';
import { RowSkeleton } from '../../ui/table/row-skeleton.tsx';
import { SpacerRow } from '../../ui/table/spacer-row.tsx';
import table from '../../ui/table/table.module.css';
import { useVirtualRows } from '../../ui/table/use-virtual-rows.ts';
import { SelectBox } from './bulk/select-box.tsx';
import type { Selection } from './bulk/use-selection.ts';
import { isNumeric, sortFieldOf, useOrderColumns } from './order-columns.tsx';
import styles from './orders-table.module.css';
import { ariaSortOf, SortHeader } from './sort-header.tsx';

const features = tableFeatures({});

const ROW_PX = 38;
const none: DeskOrderSummary[] = [];

type OrdersTableProps = {
	orders: DeskOrderSummary[] | undefined;
	/** The rows of the filter before, until those of the new one arrive. */
	isStale: boolean;
	sort: OrderSort;
	onSort: (sort: OrderSort) => void;
	selection: Selection;
	onEnd: () => void;
};

export function OrdersTable(props: OrdersTableProps) {
	const { orders, isStale, sort, onSort, selection, onEnd } = props;
	const t = useMessages();
	const columns = useOrderColumns();
	const model = useTable({ features, columns, data: orders ?? none });
	const { rows } = model.getRowModel();
	const virtual = useVirtualRows({ count: rows.length, rowPx: ROW_PX, onEnd });
	const current = orders?.[virtual.cursor];
	const toggle = () => current && selection.toggle(current);
	const selectUpTo = () => current && selection.selectUpTo(current);
	useKeys({ x: toggle, X: selectUpTo });
	const selectedCount = orders?.filter(({ orderNumber }) => selection.has(orderNumber)).length ?? 0;
	const isAll = selectedCount > 0 && selectedCount === orders?.length;

	return (
		<div className={classes(list['frame'], isStale && list['stale'])}>
			<table className={table['table']} aria-busy={!orders} aria-rowcount={rows.length + 1}>
				<thead>
					{model.getHeaderGroups().map((group) => (
						<tr key={group.id}>
							<th scope="col" className={styles['select']}>
								<SelectBox
									label={t('bulk.selectShown')}
									checked={isAll}
									isMixed={selectedCount > 0 && !isAll}
									onChange={(isOn) => selection.set(orders ?? none, isOn)}
								/>
							</th>
							{group.headers.map((header) => {
								const field = sortFieldOf(header.column.id);
								return (
									<th
										key={header.id}
										scope="col"
										aria-sort={ariaSortOf(field, sort)}
										className={isNumeric(header.column.id) ? table['num'] : undefined}
									>
										{field ? (
											<SortHeader
												{...{ field, sort, onSort }}
												label={String(header.column.columnDef.header)}
											/>
										) : (
											<model.FlexRender header={header} />
										)}
									</th>
								);
							})}
						</tr>
					))}
				</thead>
				<tbody ref={virtual.body}>
					{!orders && <RowSkeleton columns={columns.length + 1} rows={12} />}
					<SpacerRow height={virtual.above} />
					{virtual.indexes.map((index) => {
						const row = rows[index];
						return (
							row && (
								<tr
									key={row.id}
									aria-rowindex={index + 2}
									data-row={index}
									className={classes(
										index === virtual.cursor && list['current'],
										selection.has(row.original.orderNumber) && styles['selected'],
									)}
									onFocus={() => virtual.setCursor(index)}
								>
									<td className={styles['select']}>
										<SelectBox
											label={t('bulk.select', { number: row.original.orderNumber })}
											checked={selection.has(row.original.orderNumber)}
											onChange={() => selection.toggle(row.original)}
										/>
									</td>
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
