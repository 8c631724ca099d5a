'use client';

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client';
import { Button } from '@payloadcms/ui';

/** The shop selector's menu is collapsed on most screens, and mixed lists of two shops mislead. */
export function ShopChoice({ shops }: { shops: { id: string; name: string }[] }) {
	const { setTenant } = useTenantSelection();
	return (
		<div className="korb-shops">
			{shops.map(({ id, name }) => (
				<Button
					key={id}
					buttonStyle="secondary"
					margin={false}
					onClick={() => setTenant({ id, refresh: true })}
				>
					{name}
				</Button>
			))}
		</div>
	);
}
