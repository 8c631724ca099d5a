/**
 * A hand-drawn city: good enough to find an address and to look at, not to navigate by. Lines and
 * outlines are lists of `longitude,latitude`.
 */
export type City = {
	country: 'AT' | 'GB';
	key: string;
	name: string;
	outline: string;
	/** Borders are drawn halfway between neighbouring centres. */
	districts: District[];
	mainStreets: MainStreet[];
	parks: Shape[];
	/** Drawn at their real width. */
	rivers: (Shape & { meters: number })[];
};

export type District = {
	name: string;
	postalCode: string;
	centre: string;
	/** Small streets, laid out as a grid around the centre. */
	streets: string[];
};

export type MainStreet = {
	name: string;
	postalCode: string;
	line: string;
	rank?: 'main' | 'street';
};

export type Shape = { name: string; line: string };
