'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { blockLabel } from '../labels.ts';
import { describeRow, type RowData } from './describe-row.ts';
import { useOpenWhenNew } from './use-open-when-new.ts';

/** "Überschrift – Reif gepflückt": makes a page of collapsed blocks readable. */
export function BlockLabel() {
	const { data, path } = useRowLabel<RowData>();
	useOpenWhenNew(path, data);
	const { i18n } = useTranslation();
	const type = String(data?.['blockType'] ?? '');
	const name = blockLabel(type)[i18n.language === 'en' ? 'en' : 'de'];
	const about = describeRow(data);
	return <span>{about ? `${name} – ${about}` : name}</span>;
}
