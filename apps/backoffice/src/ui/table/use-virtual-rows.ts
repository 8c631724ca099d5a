import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useKeys } from '../../platform/keys/use-keys.ts';

/** Rows that are left when the next page is fetched. */
const AHEAD = 20;

type VirtualRowsOptions = { count: number; rowPx: number; onEnd: () => void };

/** Which rows of a long table are rendered, how much space the others take, and which one is current. */
export function useVirtualRows({ count, rowPx, onEnd }: VirtualRowsOptions) {
	const body = useRef<HTMLTableSectionElement>(null);
	const virtual = useWindowVirtualizer({
		count,
		estimateSize: () => rowPx,
		overscan: 12,
		scrollMargin: body.current?.offsetTop ?? 0,
	});
	const items = virtual.getVirtualItems();
	const { cursor, setCursor } = useCursor(count, body, (index) => virtual.scrollToIndex(index));
	const last = items.at(-1)?.index ?? 0;
	useEffect(() => {
		if (count > 0 && last >= count - AHEAD) onEnd();
	}, [last, count, onEnd]);
	return {
		body,
		indexes: items.map(({ index }) => index),
		above: (items[0]?.start ?? 0) - virtual.options.scrollMargin,
		below: count > 0 ? (count - 1 - last) * rowPx : 0,
		cursor,
		setCursor,
	};
}

/** `j` and `k` move the focus from row to row, so the browser opens what Enter is pressed on. */
function useCursor(
	count: number,
	body: RefObject<HTMLElement | null>,
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
