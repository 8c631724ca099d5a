import type { DeskOrderSummary } from '@korb/contracts/admin/order-desk';
import { tableFeatures, useTable } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { classes } from '../../ui/classes.ts';
import { RowSkeleton } from '../../ui/table/row-skeleton.tsx';
import table from '../../ui/table/table.module.css';
import { isNumeric, useOrderColumns } from './order-columns.tsx';
import styles from './orders-table.module.css';

const features = tableFeatures({});

const ROW_PX = 38;
/** Rows that are left when the next page is fetched. */
const AHEAD = 20;
const none: DeskOrderSummary[] = [];

type OrdersTableProps = {
	orders: DeskOrderSummary[] | undefined;
	/** The rows of the filter before, until those of the new one arrive. */
	isStale: boolean;
	onEnd: () => void;
};

export function OrdersTable({ orders, isStale, onEnd }: OrdersTableProps) {
	const columns = useOrderColumns();
	const model = useTable({ features, columns, data: orders ?? none });
	const { rows } = model.getRowModel();
	const body = useRef<HTMLTableSectionElement>(null);
	const virtual = useWindowVirtualizer({
		count: rows.length,
		estimateSize: () => ROW_PX,
		overscan: 12,
		scrollMargin: body.current?.offsetTop ?? 0,
	});
	const items = virtual.getVirtualItems();
	const { cursor, setCursor } = useCursor(rows.length, body, (index) =>
		virtual.scrollToIndex(index),
	);
	const last = items.at(-1)?.index ?? 0;
	useEffect(() => {
		if (rows.length > 0 && last >= rows.length - AHEAD) onEnd();
	}, [last, rows.length, onEnd]);
	const above = (items[0]?.start ?? 0) - virtual.options.scrollMargin;
	const below = (rows.length - 1 - last) * ROW_PX;

	return (
		<div className={classes(styles['frame'], isStale && styles['stale'])}>
			<table className={table['table']} aria-busy={!orders} aria-rowcount={rows.length + 1}>
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
				<tbody ref={body}>
					{!orders && <RowSkeleton columns={columns.length} rows={12} />}
					<Spacer height={above} />
					{items.map(({ index }) => {
						const row = rows[index];
						return (
							row && (
								<tr
									key={row.id}
									aria-rowindex={index + 2}
									data-row={index}
									className={index === cursor ? styles['current'] : undefined}
									onFocus={() => setCursor(index)}
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
					<Spacer height={rows.length > 0 ? below : 0} />
				</tbody>
			</table>
		</div>
	);
}

/** Stands for the rows outside the screen. */
function Spacer({ height }: { height: number }) {
	if (height <= 0) return null;
	return (
		<tr className={styles['spacer']}>
			<td style={{ height }} />
		</tr>
	);
}

/** `j` and `k` move the focus from row to row, so the browser opens what Enter is pressed on. */
function useCursor(
	count: number,
	body: React.RefObject<HTMLElement | null>,
	scrollTo: (index: number) => void,
) {
	const [cursor, setCursor] = useState(-1);
	const wanted = useRef<number | null>(null);
	const move = (step: number) => {
		// Keys may repeat faster than the table renders.
		const from = wanted.current ?? cursor;
		const next = Math.min(Math.max(from + step, 0), count - 1);
		if (next < 0) return;
		wanted.current = next;
		setCursor(next);
		scrollTo(next);
	};
	useKeys({ j: () => move(1), k: () => move(-1) });
	// Runs after every render: a row far away exists only once the table has scrolled there.
	useEffect(() => {
		if (wanted.current === null) return;
		const link = body.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] a`);
		if (!link) return;
		wanted.current = null;
		link.focus({ preventScroll: true });
	});
	return { cursor, setCursor };
}
