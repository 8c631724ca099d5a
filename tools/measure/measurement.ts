export type MeasureOptions = {
	seconds: number;
	rounds: number;
	/** Of the catalogue: demo, 100k, 1m. */
	sizes: string[];
	/** In which all of it is sold. */
	regions: number;
	say: (line: string) => void;
};

/** `isGood` is false only for what is counted; a slow machine is no failure. */
export type Measurement = { isGood: boolean; [figure: string]: unknown };
