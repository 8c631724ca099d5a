/** How many webhook endpoints staff may set up in a shop; those of operators do not count. */
export const MOST_WEBHOOKS = 10;
