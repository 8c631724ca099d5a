'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { blockLabel } from '../labels.ts';

type Row = { blockType?: string; text?: string; title?: string; label?: string; span?: number };

/** "Überschrift – Reif gepflückt": a page of folded blocks can be read. */
export function BlockLabel() {
	const { data } = useRowLabel<Row>();
	const { i18n } = useTranslation();
	const name = blockLabel(data.blockType ?? '')[i18n.language === 'en' ? 'en' : 'de'];
	const about = data.span ? `${data.span}/12` : (data.title ?? data.text ?? data.label);
	return <span>{about ? `${name} – ${about}` : name}</span>;
}
