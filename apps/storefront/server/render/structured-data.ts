import type {
	Availability,
	CategoryLink,
	Product,
	ProductDetails,
} from '@korb/contracts/catalogue/catalogue';
import type { RecipeDetails } from '@korb/contracts/catalogue/recipes';
import type { Store } from '@korb/contracts/fulfilment/distribution';
import type { PagePayload } from '@korb/contracts/platform/payload';
import { PICTURE_WIDTHS, pictureAddress } from '@korb/domain/catalogue/pictures';
import { type Cents, toMajorUnits } from '@korb/domain/pricing/money';
import type { RouteName } from '@korb/domain/routing/route-table';
import { pathTo } from '@korb/domain/routing/routes';
import type { Tenant } from '../tenants.ts';

/** Structured data for search engines, in schema.org vocabulary. */
export function toStructuredData(tenant: Tenant, payload: PagePayload): object[] {
	const to = createAddresses(tenant);
	switch (payload.kind) {
		case 'category': {
			const { category, listing } = payload;
			const trail = category ? [...category.parentCategories, category] : [];
			return [toTrail(to, trail), toItems(to, listing.products)];
		}
		case 'brand':
			return [toItems(to, payload.listing.products)];
		case 'product':
			return [
				toTrail(to, payload.product.parentCategories),
				toProduct(tenant, to, payload.product),
			];
		case 'recipe':
			return [toRecipe(tenant, payload.recipe)];
		case 'stores':
			return payload.stores.map(toStore);
		default:
			return [];
	}
}

function toRecipe({ config }: Tenant, recipe: RecipeDetails): object {
	const { baseUrl } = config.clientRuntimeConfig;
	return {
		'@context': 'https://schema.org',
		'@type': 'Recipe',
		name: recipe.title,
		description: recipe.description,
		image: [new URL(recipe.image.src, baseUrl).href],
		datePublished: recipe.publishedOn,
		totalTime: `PT${recipe.minutes}M`,
		recipeYield: String(recipe.portions),
		keywords: recipe.tags.join(', '),
		recipeIngredient: recipe.ingredients.map(({ amount, unit, name }) =>
			[amount, unit, name].filter(Boolean).join(' '),
		),
		recipeInstructions: recipe.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
		...(recipe.energyKcal !== null && {
			nutrition: { '@type': 'NutritionInformation', calories: `${recipe.energyKcal} kcal` },
		}),
	};
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function toStore({ name, address, position, openingHours }: Store): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'GroceryStore',
		name,
		telephone: address.phoneNumber,
		address: {
			'@type': 'PostalAddress',
			streetAddress: `${address.streetName} ${address.streetNumber}`,
			postalCode: address.postalCode,
			addressLocality: address.city,
			addressCountry: address.countryCode,
		},
		geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
		openingHoursSpecification: openingHours.map(({ weekday, opens, closes }) => ({
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: DAYS[weekday - 1],
			opens,
			closes,
		})),
	};
}

type Addresses = (route: RouteName, params?: Record<string, string>) => string;

function createAddresses({ config, routes }: Tenant): Addresses {
	const { origin } = new URL(config.clientRuntimeConfig.baseUrl);
	return (route, params) => origin + (pathTo(routes, route, params) ?? '/');
}

function toTrail(to: Addresses, trail: CategoryLink[]): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ slug, name }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: to('products-slug', { slug }),
		})),
	};
}

function toItems(to: Addresses, products: Product[]): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		itemListElement: products.map(({ slug, name }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			url: to('product-slug', { slug }),
		})),
	};
}

const availabilities: Record<Availability, string> = {
	available: 'InStock',
	ageRestricted: 'InStock',
	temporarilyUnavailable: 'OutOfStock',
	unavailable: 'OutOfStock',
};

function toProduct({ config }: Tenant, to: Addresses, product: ProductDetails): object {
	const { baseUrl, currency } = config.clientRuntimeConfig;
	const { price } = product;
	return {
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: product.name,
		sku: product.sku,
		description: product.description,
		category: product.category,
		...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
		image: PICTURE_WIDTHS.map(
			(width) => new URL(pictureAddress(product.picture.base, width), baseUrl).href,
		),
		...(price && {
			offers: {
				'@type': 'Offer',
				url: to('product-slug', { slug: product.slug }),
				price: toMajorUnits(price.regular.value as Cents).toFixed(2),
				priceCurrency: currency,
				availability: `https://schema.org/${availabilities[product.availability]}`,
				...(price.regular.endsOn && { priceValidUntil: price.regular.endsOn }),
			},
		}),
	};
}
