import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { isBlank, type RowData } from './describe-row.ts';

/** The form is put together on the server, whose answer folds new rows again. */
const SETTLED_MS = 3000;

/** A long page opens folded; what was just added has to be filled in, so it opens by itself. */
export function useOpenWhenNew(path: string, data: RowData | undefined): void {
	const [, list = '', place = ''] = /^(.*)\.(\d+)$/.exec(path) ?? [];
	const index = Number(place);
	const { dispatchFields, getField } = useForm();
	const [shownAt] = useState(() => Date.now());
	const isFolded = useFormFields(([fields]) => fields[list]?.rows?.[index]?.collapsed ?? false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: afterwards it is the editor's choice
	useEffect(() => {
		const rows = getField(list)?.rows;
		if (!isFolded || !rows || !isBlank(data) || Date.now() - shownAt > SETTLED_MS) return;
		const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row));
		dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
	}, [isFolded]);
}
