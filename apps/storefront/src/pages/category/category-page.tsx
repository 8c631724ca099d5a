import type { PayloadOf } from '@korb/contracts/payload';
import { isFiltered, toListingSearch } from '@korb/domain/listing';
import { pathTo } from '@korb/domain/routes';
import { AisleTiles } from '../../features/catalogue/listing/aisle-tiles.tsx';
import { CategoryChips } from '../../features/catalogue/listing/category-chips.tsx';
import { CategoryTrail } from '../../features/catalogue/listing/category-trail.tsx';
import { ListHead } from '../../features/catalogue/listing/list-head.tsx';
import { ProductListing } from '../../features/catalogue/listing/product-listing.tsx';
import { useSite } from '../../lib/site.tsx';

export function Component({ payload }: { payload: PayloadOf<'category'> }) {
	const { config, routes } = useSite();
	const { category, children, listing, meta } = payload;
	const toPath = (slug?: string) => pathTo(routes, 'products-slug', slug ? { slug } : {}) ?? '/';
	const path = toPath(category?.slug);
	const names = new Intl.ListFormat(config.locale).format(
		children.slice(0, 4).map(({ name }) => name),
	);
	const emojis = [...children.map(({ emoji }) => emoji), category?.emoji].filter(isText);
	const isOverview = !category && !isFiltered(listing.address) && listing.address.page === 1;
	return (
		<div className="wrap">
			<CategoryTrail
				trail={category?.parentCategories ?? []}
				current={meta.title}
				isRoot={isOverview}
			/>
			<ListHead title={meta.title} tint={category?.tint ?? null} emojis={[...new Set(emojis)]}>
				{names}
			</ListHead>
			{category && <CategoryChips categories={children} />}
			{isOverview && <AisleTiles aisles={children} />}
			<ProductListing
				listing={listing}
				toHref={(address) => path + toListingSearch(address)}
				toCategory={category ? toPath : undefined}
			/>
		</div>
	);
}

function isText(value: string | null | undefined): value is string {
	return Boolean(value);
}
