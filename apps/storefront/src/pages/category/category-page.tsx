import type { PayloadOf } from '@korb/contracts/platform/payload';
import { isFiltered } from '@korb/domain/catalogue/listing';
import { pathTo } from '@korb/domain/routing/routes';
import { CategoryTrail } from '../../features/catalogue/listing/category-trail.tsx';
import { ListHead } from '../../features/catalogue/listing/list-head.tsx';
import { ProductListing } from '../../features/catalogue/listing/product-listing.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { useSite } from '../../platform/site.tsx';

const CategoriesBelow = lazyHydrate(
	async () =>
		(await import('../../features/catalogue/listing/categories-below.tsx')).CategoriesBelow,
);

export function Component({ payload }: { payload: PayloadOf<'category'> }) {
	const { config, routes } = useSite();
	const { category, children, listing, meta } = payload;
	const path = pathTo(routes, 'products-slug', category ? { slug: category.slug } : {}) ?? '/';
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
			{(category || isOverview) && (
				<CategoriesBelow categories={children} variant={category ? 'chips' : 'tiles'} />
			)}
			<ProductListing listing={listing} path={path} hasCategoryPages={category !== null} />
		</div>
	);
}

function isText(value: string | null | undefined): value is string {
	return Boolean(value);
}
