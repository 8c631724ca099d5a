/** A picture that needs no server. */
export const pear =
	"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Cpath d='M50 22c10 0 14 8 15 18 2 12 15 17 15 33a30 25 0 0 1-60 0c0-16 13-21 15-33 1-10 5-18 15-18z' fill='%239bbf45'/%3E%3Cpath d='M50 22c0-8 3-13 9-15' stroke='%236b4a2a' stroke-width='4' fill='none'/%3E%3C/svg%3E";
