export type MeasureOptions = {
	seconds: number;
	rounds: number;
	/** Catalogue sizes: demo, 100k, 1m. */
	sizes: string[];
	/** Number of regions that sell the full catalogue. */
	regions: number;
	/** Number of customers with addresses and orders. */
	customers: number;
	/** Number of shops, each with the demo's catalogue. */
	tenants: number;
	/** Of the back office: orders, and windows a week. */
	orders: number;
	windows: number;
	/** Of the back office: lists, tables, live, import. */
	parts: string[];
	say: (line: string) => void;
};

/** `isGood` depends only on counts; a slow machine is not a failure. */
export type Measurement = { isGood: boolean; [figure: string]: unknown };
