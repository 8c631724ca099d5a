/** Of all borders and holes together. */
export const MAX_AREA_POINTS = 2000;
