import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { isBlank, type RowData } from './describe-row.ts';

/** The server responds two or three times; the limit prevents an endless loop with it. */
const MAX_OPENINGS = 5;

/**
 * Rows are collapsed on load, but a new row must be filled in, so it expands automatically. The
 * server builds the form state and collapses new rows again, even while the editor types into them.
 * Only a row that the editor collapsed stays collapsed.
 */
export function useOpenWhenNew(path: string, data: RowData | undefined): void {
	const [, list = '', place = ''] = /^(.*)\.(\d+)$/.exec(path) ?? [];
	const index = Number(place);
	const { dispatchFields } = useForm();
	const rows = useFormFields(([fields]) => fields[list]?.rows);
	const { collapsed: isFolded = false, isLoading = false } = rows?.[index] ?? {};
	const wasBlank = useRef(isBlank(data));
	const openings = useRef(0);
	useEffect(watchToggles, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other changes must not expand rows
	useEffect(() => {
		if (!rows || !isFolded || isLoading || !wasBlank.current) return;
		if (foldedByHand.has(rowName(path)) || openings.current++ >= MAX_OPENINGS) return;
		const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row));
		dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
	}, [isFolded, isLoading]);
	useEffect(() => {
		if (isFolded || isLoading || !wasBlank.current) return;
		const timer = setInterval(() => {
			if (hasRenderedFields(rowName(path))) clearInterval(timer);
		}, 500);
		return () => clearInterval(timer);
	}, [isFolded, isLoading, path]);
}

/**
 * The admin renders fields when they intersect the viewport and reads only the first observer entry.
 * On a busy machine, collapsing and expanding arrive in one batch and nothing renders. Hiding and
 * showing the fields triggers the observer again.
 */
function hasRenderedFields(row: string): boolean {
	const fields = document.getElementById(row)?.querySelector<HTMLElement>('.render-fields');
	if (!fields) return false;
	if (fields.childElementCount > 0) return true;
	fields.style.display = 'none';
	setTimeout(() => {
		fields.style.display = '';
	}, 100);
	return false;
}

const foldedByHand = new Set<string>();
let isWatching = false;

function watchToggles(): void {
	if (isWatching) return;
	isWatching = true;
	document.addEventListener(
		'click',
		({ target }) => {
			const toggle = target instanceof Element ? target.closest('.collapsible__toggle') : null;
			const row = toggle?.closest('[id*="-row-"]');
			if (row) foldedByHand.add(row.id);
		},
		{ capture: true },
	);
}

/** The element id that the admin gives a row. */
function rowName(path: string): string {
	return path.replaceAll('.', '-').replace(/-(\d+)$/, '-row-$1');
}
