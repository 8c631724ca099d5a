'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { describeRow, type RowData } from './describe-row.ts';
import { useOpenWhenNew } from './use-open-when-new.ts';

/** "2 – Was kostet die Lieferung?": makes collapsed list entries distinguishable. */
export function RowLabel() {
	const { data, path, rowNumber = 0 } = useRowLabel<RowData>();
	useOpenWhenNew(path, data);
	const { i18n } = useTranslation();
	const about = describeRow(data);
	const entry = i18n.language === 'en' ? 'Entry' : 'Eintrag';
	return <span>{about ? `${rowNumber + 1} – ${about}` : `${entry} ${rowNumber + 1}`}</span>;
}
