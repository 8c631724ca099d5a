'use client';

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client';
import { useTranslation } from '@payloadcms/ui';

/** In the top bar of every page: the menu that names the shop is collapsed on most screens. */
export function ChosenShop() {
	const { options, selectedTenantID } = useTenantSelection();
	const { i18n } = useTranslation();
	const chosen = options.find(({ value }) => value === selectedTenantID);
	if (options.length === 0) return null;
	const all = i18n.language === 'en' ? 'All shops' : 'Alle Geschäfte';
	return <strong className="korb-chosen-shop">{chosen ? String(chosen.label) : all}</strong>;
}
