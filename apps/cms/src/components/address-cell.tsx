'use client';

import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { pageRoutes } from '../labels.ts';

/** In the list of pages: the public URL. */
export function AddressCell({ cellData, rowData }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	const route = pageRoutes().find(({ value }) => value === rowData?.['routeName']);
	if (route) return <em>{route.label[i18n.language === 'en' ? 'en' : 'de']}</em>;
	return <span>{cellData ? `/${String(cellData).replace(/^\//, '')}` : '–'}</span>;
}
