import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { Choice } from '@korb/contracts/content/editor-choices';
import { pictureAddress } from '@korb/domain/catalogue/pictures';
import type { RouteName } from '@korb/domain/routing/route-table';
import { pathTo } from '@korb/domain/routing/routes';
import type { Tenant } from '../../context.ts';
import type { NamedKind, NamedRow } from './editor.sql.ts';

const nothing = { picture: null, price: null, availability: null, productCount: null };

export function toChoice({ kind, emoji, ...row }: NamedRow): Choice {
	const picture = emoji ? `/media/e/${emoji}/80.webp` : row.picture;
	const { value, label, product_count: productCount } = row;
	// A path that only repeats the name adds nothing.
	const detail = row.detail === label ? '' : row.detail;
	return { ...nothing, value, kind, label, detail, picture, productCount };
}

export function toProductChoice(product: Product, { config }: Tenant): Choice {
	const { currency } = config.clientRuntimeConfig;
	const cents = product.price?.regular.value;
	return {
		...nothing,
		value: product.sku,
		kind: 'product',
		label: product.name,
		detail: [product.brand?.name, product.contentText].filter(Boolean).join(' · '),
		picture: pictureAddress(product.picture.base, 160),
		price: cents === undefined ? null : { cents, currency },
		availability: product.availability,
	};
}

/** One of the shop's own pages, which have neither a slug nor an editor's title. */
export function toRouteChoice(name: RouteName, path: string, { config }: Tenant): Choice {
	const label = config.messageBundle[`route.${name}`] ?? path;
	return { ...nothing, value: path, kind: 'link', label, detail: path };
}

const routes: Record<Exclude<NamedKind, 'page' | 'publication'>, RouteName> = {
	category: 'products-slug',
	brand: 'brand-slug',
	recipe: 'recipe-slug',
};

/** The choice as a link target; null when it has no URL in this shop. */
export function toLink(choice: Choice, tenant: Tenant, slug = choice.value): Choice | null {
	const path = pathOf(choice.kind, slug, tenant);
	return path === null ? null : { ...choice, value: path, detail: path };
}

function pathOf(kind: Choice['kind'], slug: string, tenant: Tenant): string | null {
	switch (kind) {
		case 'page':
			return `/${slug}`;
		case 'product':
			return pathTo(tenant.routes, 'product-slug', { slug });
		case 'category':
		case 'brand':
		case 'recipe':
			return pathTo(tenant.routes, routes[kind], { slug });
		default:
			return null;
	}
}
