import type { ListingAddress } from '@korb/domain/catalogue/listing';
import type { AccountSection } from '@korb/domain/routing/account-sections';
import type { RouteName } from '@korb/domain/routing/route-table';
import type { Cart } from '../cart/cart.ts';
import type {
	Aisle,
	Brand,
	Category,
	CategoryLink,
	CategoryNode,
	Facet,
	Product,
	ProductDetails,
} from '../catalogue/catalogue.ts';
import type { PesticideTable, RecipeDetails, RecipeTeaser } from '../catalogue/recipes.ts';
import type { BrandHit, ContentHit, SearchType } from '../catalogue/search.ts';
import type { ClientConfigs } from '../content/client-configs.ts';
import type { Block, PageBackground, PageMeta, PersonalPlace } from '../content/content.ts';
import type { DeliveryPass } from '../delivery-pass/delivery-pass.ts';
import type { Store } from '../fulfilment/distribution.ts';
import type { WindowList } from '../fulfilment/distribution-windows.ts';
import type { Order, OrderView } from '../order/orders.ts';

/**
 * The data to render a page, in HTML and in `{path}/_payload.json` alike. Personal data only on
 * pages that are never cached.
 */
export type PagePayload = {
	routeName: RouteName;
	meta: PageMeta & {
		canonical: string | null;
		/** Neighbours of a page in a paginated list. */
		previous?: string | null;
		next?: string | null;
	};
	background: PageBackground;
	/** Only for drafts. */
	draft?: {
		isExpired: boolean;
		/** What is missing in the draft, as shop messages. */
		notes: string[];
	};
} & PageData;

/** One member per page kind; the storefront has one loader and one component for each. */
type PageData =
	| ({ kind: 'content' } & EditedPage)
	| ({ kind: 'titled' } & EditedPage)
	| {
			kind: 'category';
			/** null: the entire assortment. */
			category: Category | null;
			/** Direct subcategories, with their pictures. */
			children: Aisle[];
			listing: Listing;
	  }
	| {
			kind: 'product';
			product: ProductDetails;
			/** null: failed to load; the browser may retry. */
			similar: Product[] | null;
			/** Products that go with it; empty if there are none or the request failed. */
			goingWith: Product[];
	  }
	| ({
			kind: 'cart';
			/** The visitor's cart; such a page is never cached. null: none, or the request failed. */
			cart: Cart | null;
			/** Products that are often added last. */
			forgotten: Product[];
	  } & EditedPage)
	| ({ kind: 'checkout'; cart: Cart | null } & EditedPage)
	| ({ kind: 'confirmation' } & EditedPage)
	| {
			kind: 'order';
			/** null: this browser has no access to it; such a page is never cached. */
			order: Order | null;
			view: OrderView | null;
			/** Only for the view that moves an order. */
			windows: WindowList | null;
	  }
	/** Nothing personal: the browser fetches it once it is known who is signed in. */
	| { kind: 'account'; section: AccountSection }
	| ({ kind: 'login' } & EditedPage)
	/** `link`: which emailed link has been opened. */
	| ({ kind: 'registration'; link: 'confirm' | 'email' | null } & EditedPage)
	| ({ kind: 'password-reset'; link: 'new' | null } & EditedPage)
	| ({ kind: 'card'; view: 'link' | 'order' | 'ordered' } & EditedPage)
	| { kind: 'brands'; brands: Brand[] }
	| { kind: 'brand'; brand: Brand; listing: Listing }
	| { kind: 'search'; search: SearchPage }
	| ({ kind: 'recipes'; list: RecipePage } & EditedPage)
	| {
			kind: 'recipe';
			recipe: RecipeDetails;
			/** The products named by its ingredients, as far as they are sold here. */
			products: Product[];
			/** Other recipes, newest first. */
			more: RecipeTeaser[];
	  }
	| ({ kind: 'pesticides'; table: PesticideTable | null } & EditedPage)
	| ({ kind: 'stores'; stores: Store[] } & EditedPage)
	| ({ kind: 'delivery-pass'; pass: DeliveryPass } & EditedPage)
	/** The list itself never leaves the browser but to be matched. */
	| ({ kind: 'shopping-list' } & EditedPage)
	/** Nothing of the list: the browser fetches it with the secret of the link. */
	| { kind: 'shared-list' }
	| { kind: 'sitemap'; categories: CategoryNode[]; brands: CategoryLink[] }
	| { kind: 'error'; error: PageError; blocks: Block[] };

export type PageKind = PageData['kind'];
export type PayloadOf<Kind extends PageKind> = Extract<PagePayload, { kind: Kind }>;

/** Editorial content, as guests see it. */
export type EditedPage = {
	blocks: Block[];
	/** Identifies the publication that `personal` belongs to. */
	revision: number;
	/** Places with different content for customers; the browser fetches it. */
	personal: PersonalPlace[];
	/** None of it is visible to guests. */
	isForMembers: boolean;
};

/** One page of a product list, with its facets. */
export type Listing = {
	address: ListingAddress;
	total: number;
	products: Product[];
	facets: Facet[];
};

export type RecipePage = { recipes: RecipeTeaser[]; page: number; pages: number };

export type SearchTab = Exclude<SearchType, 'suggestions'>;

export type SearchPage = {
	term: string;
	tab: SearchTab;
	/** Number of hits per tab; a tab whose feature is off is omitted. */
	totals: Partial<Record<SearchTab, number>>;
	/** Tabs without a known number of hits, because the search failed. */
	unavailable: SearchTab[];
	listing: Listing;
	queryID: string | null;
	correctedTerm: string | null;
	brands: BrandHit[];
	recipes: RecipeTeaser[];
	content: ContentHit[];
};

export type PageError = {
	status: number;
	/** For logs and developers; the text shown to shoppers comes from the message bundle. */
	message: string;
	/** Request id of a failure, null where the page may be cached and shown to others. */
	reference: string | null;
};

const kinds: Partial<Record<RouteName, PageKind>> = {
	index: 'content',
	cart: 'cart',
	checkout: 'checkout',
	'checkout-confirmation': 'confirmation',
	'checkout-confirmation-test': 'confirmation',
	order: 'order',
	'favorite-products': 'account',
	profile: 'account',
	login: 'login',
	registration: 'registration',
	'password-reset': 'password-reset',
	'offline-account': 'card',
	'order-physical-card': 'card',
	'order-physical-card-confirmation': 'card',
	'products-slug': 'category',
	'product-slug': 'product',
	brands: 'brands',
	'brand-slug': 'brand',
	'search-term': 'search',
	recipes: 'recipes',
	'recipe-slug': 'recipe',
	pesticides: 'pesticides',
	storefinder: 'stores',
	'delivery-pass': 'delivery-pass',
	'shared-list': 'shared-list',
	'shopping-list': 'shopping-list',
	sitemap: 'sitemap',
	generalerror: 'error',
};

/** The page kind of a route, unless an error occurs. */
export function pageKindOf(route: RouteName): PageKind {
	return kinds[route] ?? 'titled';
}

/** Message of the error page when the API is unreachable or fails entirely. */
export const BACKEND_UNAVAILABLE = 'Backend or internet is not available';

/** Statuses of a content response that mean the backend is unavailable. */
export function isBackendFailure(status: number): boolean {
	return status >= 501;
}

/** Embedded in the HTML as JSON; the tenant's configuration is fetched separately by version. */
export type Boot = {
	buildId: string;
	configVersion: string;
	payload: PagePayload;
	shell: ShellData;
};

/** The data around every page of a tenant. */
export type ShellData = { clientConfigs: ClientConfigs; aisles: Aisle[] };
