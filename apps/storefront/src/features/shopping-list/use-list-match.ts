import { matchList } from '@korb/contracts/catalogue/catalogue-paths';
import type { Match, MatchedLine } from '@korb/contracts/catalogue/list-match';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';

export type Row = {
	line: MatchedLine;
	/** null: nothing was found. */
	chosen: Match | null;
	quantity: number;
	isTicked: boolean;
};
type State = { status: 'idle' | 'searching' | 'failed'; rows: Row[] | null };

/** The products for a list, as the shopper has adjusted them. */
export function useListMatch() {
	const [{ status, rows }, setState] = useState<State>({ status: 'idle', rows: null });

	async function find(text: string): Promise<void> {
		setState({ status: 'searching', rows });
		try {
			const { lines } = await api.call(matchList, { body: { text } });
			setState({ status: 'idle', rows: lines.map(toRow) });
		} catch {
			setState({ status: 'failed', rows });
		}
	}

	const update = (change: (row: Row, index: number) => Row) =>
		setState({ status, rows: rows?.map(change) ?? null });

	return {
		rows,
		status,
		find,
		change: (at: number, part: Partial<Row>) =>
			update((row, index) => (index === at ? { ...row, ...part } : row)),
		tickAll: (isTicked: boolean) =>
			update((row) => ({ ...row, isTicked: isTicked && canTick(row) })),
		clear: () => setState({ status: 'idle', rows: null }),
	};
}

function toRow(line: MatchedLine): Row {
	const chosen = line.matches[0] ?? null;
	const row = { line, chosen, quantity: chosen?.quantity ?? 1 };
	// A need that the product does not meet is never assumed to be unimportant.
	return { ...row, isTicked: line.isCertain && canTick(row) };
}

export function canTick({ chosen }: Pick<Row, 'chosen'>): boolean {
	return chosen?.availability === 'available' || chosen?.availability === 'ageRestricted';
}

/** What goes into the cart; two lines may mean the same product. */
export function toItems(rows: readonly Row[]): { product: Match; quantity: number }[] {
	const ticked = rows.filter(({ isTicked, chosen }) => isTicked && chosen);
	const groups = Map.groupBy(ticked, ({ chosen }) => chosen?.sku);
	return [...groups.values()].flatMap((group) => {
		const product = group[0]?.chosen;
		const quantity = group.reduce((sum, row) => sum + row.quantity, 0);
		return product ? [{ product, quantity: Math.min(quantity, product.maxQuantity) }] : [];
	});
}
