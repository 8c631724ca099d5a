/** Widths of the two columns of the search flyout, in twelfths. */
export const DEFAULT_COLUMN_RATIO = '6/6';
