import { Table } from '../../ui/table/table.tsx';
import type { BlockOf } from '../block-of.ts';

export function TableBlock({ block }: { block: BlockOf<'table'> }) {
	const rows = block.rows.map(({ cells }, index) => ({ key: String(index), cells }));
	return <Table caption={block.caption} head={block.columns} rows={rows} />;
}
