/** The API searches from three characters on. */
export const MIN_SEARCH = 3;
