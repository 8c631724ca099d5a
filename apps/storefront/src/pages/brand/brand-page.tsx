import type { PayloadOf } from '@korb/contracts/platform/payload';
import { pathTo } from '@korb/domain/routing/routes';
import { ListHead } from '../../features/catalogue/listing/list-head.tsx';
import { ProductListing } from '../../features/catalogue/listing/product-listing.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';

const OWN_FACET = ['brand'] as const;

export function Component({ payload }: { payload: PayloadOf<'brand'> }) {
	const t = useMessages();
	const { routes } = useSite();
	const { brand, listing } = payload;
	const path = pathTo(routes, 'brand-slug', { slug: brand.slug }) ?? '/';
	return (
		<div className="wrap">
			<Breadcrumb
				label={t('listing.trail')}
				trail={[
					{ href: '/', text: t('shell.tab.home') },
					{ href: pathTo(routes, 'brands') ?? '/', text: t('route.brands') },
				]}
				current={brand.name}
			/>
			<ListHead title={brand.name} tint="sand">
				{brand.description}
			</ListHead>
			<ProductListing listing={listing} path={path} without={OWN_FACET} />
		</div>
	);
}
