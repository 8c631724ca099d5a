import type { ListingAddress } from '@korb/domain/listing';
import type { RouteName } from '@korb/domain/route-table';
import type { Cart } from './cart.ts';
import type {
	Aisle,
	Brand,
	Category,
	CategoryLink,
	CategoryNode,
	Facet,
	Product,
	ProductDetails,
} from './catalogue.ts';
import type { ClientConfigs } from './client-configs.ts';
import type { Block, PageBackground, PageMeta, PersonalPlace } from './content.ts';
import type { Store } from './distribution.ts';
import type { WindowList } from './distribution-windows.ts';
import type { Order, OrderView } from './orders.ts';
import type { PesticideTable, RecipeDetails, RecipeTeaser } from './recipes.ts';
import type { BrandHit, ContentHit, SearchType } from './search.ts';

/** What a page needs to be drawn, in HTML and in `{path}/_payload.json` alike. Personal only where it is never stored. */
export type PagePayload = {
	routeName: RouteName;
	meta: PageMeta & {
		canonical: string | null;
		/** Neighbours of a page that is part of a longer list. */
		previous?: string | null;
		next?: string | null;
	};
	background: PageBackground;
	/** Only on a page that its editors are still writing. */
	draft?: {
		isExpired: boolean;
		/** What of it is missing here, in the words of the shop. */
		notes: string[];
	};
} & PageData;

/** One member per kind of page; the storefront has one loader and one component for each. */
type PageData =
	| ({ kind: 'content' } & EditedPage)
	| ({ kind: 'titled' } & EditedPage)
	| {
			kind: 'category';
			/** null: the whole assortment. */
			category: Category | null;
			/** What stands one level below, with its picture. */
			children: Aisle[];
			listing: Listing;
	  }
	| {
			kind: 'product';
			product: ProductDetails;
			/** null: could not be had; the browser may try again. */
			similar: Product[] | null;
			/** Eaten or used with it; none where nobody has said so, or nobody could be asked. */
			goingWith: Product[];
	  }
	| ({
			kind: 'cart';
			/** Of whoever asked; such a page is never stored. null: none, or nobody could be asked. */
			cart: Cart | null;
			/** What is often added at the end. */
			forgotten: Product[];
	  } & EditedPage)
	| ({ kind: 'checkout'; cart: Cart | null } & EditedPage)
	| ({ kind: 'confirmation' } & EditedPage)
	| {
			kind: 'order';
			/** null: this browser holds no key to it; such a page is never stored. */
			order: Order | null;
			view: OrderView | null;
			/** Only where another window is chosen. */
			windows: WindowList | null;
	  }
	| { kind: 'brands'; brands: Brand[] }
	| { kind: 'brand'; brand: Brand; listing: Listing }
	| { kind: 'search'; search: SearchPage }
	| ({ kind: 'recipes'; list: RecipePage } & EditedPage)
	| {
			kind: 'recipe';
			recipe: RecipeDetails;
			/** The articles its ingredients name, as far as they are sold here. */
			products: Product[];
			/** Other recipes, newest first. */
			more: RecipeTeaser[];
	  }
	| ({ kind: 'pesticides'; table: PesticideTable | null } & EditedPage)
	| ({ kind: 'stores'; stores: Store[] } & EditedPage)
	| { kind: 'sitemap'; categories: CategoryNode[]; brands: CategoryLink[] }
	| { kind: 'error'; error: PageError; blocks: Block[] };

export type PageKind = PageData['kind'];
export type PayloadOf<Kind extends PageKind> = Extract<PagePayload, { kind: Kind }>;

/** What an editor has built, as visitors see it who are not logged in. */
export type EditedPage = {
	blocks: Block[];
	/** Names the publication that `personal` belongs to. */
	revision: number;
	/** Places in which customers see something else; the browser asks for it. */
	personal: PersonalPlace[];
	/** Nothing here is for visitors. */
	isForMembers: boolean;
};

/** One page of a list of products, with what can narrow it. */
export type Listing = {
	address: ListingAddress;
	total: number;
	products: Product[];
	facets: Facet[];
};

/** One page of all recipes. */
export type RecipePage = { recipes: RecipeTeaser[]; page: number; pages: number };

export type SearchTab = Exclude<SearchType, 'suggestions'>;

export type SearchPage = {
	term: string;
	tab: SearchTab;
	/** How much each tab holds; a tab whose feature is off is not there. */
	totals: Partial<Record<SearchTab, number>>;
	/** Tabs of which nobody knows what they would hold, because the search did not answer. */
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
	/** For people who read logs and sources; what shoppers read comes from the message bundle. */
	message: string;
	/** Request id of a failure, null where the page may be stored and shown to others. */
	reference: string | null;
};

const kinds: Partial<Record<RouteName, PageKind>> = {
	index: 'content',
	cart: 'cart',
	checkout: 'checkout',
	'checkout-confirmation': 'confirmation',
	'checkout-confirmation-test': 'confirmation',
	order: 'order',
	'products-slug': 'category',
	'product-slug': 'product',
	brands: 'brands',
	'brand-slug': 'brand',
	'search-term': 'search',
	recipes: 'recipes',
	'recipe-slug': 'recipe',
	pesticides: 'pesticides',
	storefinder: 'stores',
	sitemap: 'sitemap',
	generalerror: 'error',
};

/** The kind a route shows when nothing goes wrong. */
export function pageKindOf(route: RouteName): PageKind {
	return kinds[route] ?? 'titled';
}

/** Message of the error page when the API cannot be reached or fails as a whole. */
export const BACKEND_UNAVAILABLE = 'Backend or internet is not available';

/** Statuses of a content answer that mean that there is no backend to speak of. */
export function isBackendFailure(status: number): boolean {
	return status >= 501;
}

/** Travels inside the HTML as JSON; the tenant's configuration is fetched beside it by its version. */
export type Boot = {
	buildId: string;
	configVersion: string;
	payload: PagePayload;
	shell: ShellData;
};

/** What surrounds every page of a tenant. */
export type ShellData = { clientConfigs: ClientConfigs; aisles: Aisle[] };
