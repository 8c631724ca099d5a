/** Per customer. */
export const MAX_LISTS = 30;
/** Per list. */
export const MAX_LINES = 200;
export const MAX_LIST_NAME = 60;
export const MAX_LINE_TEXT = 120;
export const MAX_LINE_QUANTITY = 999;

/** What a link allows; the owner may do everything. */
export const LIST_RIGHTS = ['read', 'edit'] as const;
export type ListRight = (typeof LIST_RIGHTS)[number];

export function hasReachedListLimit(lists: number): boolean {
	return lists >= MAX_LISTS;
}

export function exceedsLineLimit(lines: number): boolean {
	return lines > MAX_LINES;
}
