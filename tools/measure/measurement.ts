export type MeasureOptions = {
	seconds: number;
	rounds: number;
	/** Catalogue sizes: demo, 100k, 1m. */
	sizes: string[];
	/** Number of regions that sell the full catalogue. */
	regions: number;
	/** Number of customers with addresses and orders. */
	customers: number;
	say: (line: string) => void;
};

/** `isGood` depends only on counts; a slow machine is not a failure. */
export type Measurement = { isGood: boolean; [figure: string]: unknown };
