/** What shoppers do at the busiest moment. Every figure is an assumption that can be replaced. */
export type Load = {
	ordersPerSecond: number;
	viewsPerSecond: number;
	/** Distinct pages, once for each region in which they are viewed. */
	pagesInUse: number;
	/** How long the edge serves a page before it renders it again. */
	freshSeconds: number;
	/** Views that load a document; the others fetch only the payload. */
	documentShare: number;
	/** Views by browsers that have nothing cached yet. */
	firstVisitShare: number;
	/** Documents of shoppers with a cart or a login, who fetch personal data twice more. */
	personalShare: number;
	cartChangesPerOrder: number;
	/** Carts that become an order. */
	orderedShare: number;
};

export type Shop = { ordersPerDay: number; tenants: number; peak: number };

/** A shopper views so many pages for each order, with those who order nothing. */
const VIEWS_PER_ORDER = 250;
const SECONDS_PER_DAY = 86_400;

/** In all their regions. */
const PAGES_PER_TENANT = 10_000;

const usual = {
	freshSeconds: 60,
	documentShare: 0.3,
	firstVisitShare: 0.2,
	personalShare: 0.3,
	cartChangesPerOrder: 30,
	orderedShare: 0.4,
};

/** The load at `peak` times the mean of a day. */
export function loadOf({ ordersPerDay, tenants, peak }: Shop): Load {
	const ordersPerSecond = (ordersPerDay / SECONDS_PER_DAY) * peak;
	return {
		...usual,
		pagesInUse: tenants * PAGES_PER_TENANT,
		ordersPerSecond,
		viewsPerSecond: ordersPerSecond * VIEWS_PER_ORDER,
	};
}
