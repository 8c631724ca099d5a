import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { isBlank, type RowData } from './describe-row.ts';

/** The server answers two or three times; more would be a quarrel with it. */
const MAX_OPENINGS = 5;

/**
 * A long page opens folded; what was just added has to be filled in, so it opens by itself. The form
 * is put together on the server, whose answers fold new rows again, even while somebody writes into
 * them: only a row that the editor has folded stays so.
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
	// biome-ignore lint/correctness/useExhaustiveDependencies: what others do to the list unfolds nothing
	useEffect(() => {
		if (!rows || !isFolded || isLoading || !wasBlank.current) return;
		if (foldedByHand.has(rowName(path)) || openings.current++ >= MAX_OPENINGS) return;
		const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row));
		dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
	}, [isFolded, isLoading]);
	useEffect(() => {
		if (isFolded || isLoading || !wasBlank.current) return;
		const timer = setInterval(() => {
			if (hasDrawnFields(rowName(path))) clearInterval(timer);
		}, 500);
		return () => clearInterval(timer);
	}, [isFolded, isLoading, path]);
}

/**
 * The admin draws fields when they come into sight, and looks at the first of the changes that it is
 * told of. On a busy machine it hears of folding and unfolding at once, and draws nothing: out of
 * sight and back, they are seen again.
 */
function hasDrawnFields(row: string): boolean {
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

/** The name that the admin gives to the element of a row. */
function rowName(path: string): string {
	return path.replaceAll('.', '-').replace(/-(\d+)$/, '-row-$1');
}
