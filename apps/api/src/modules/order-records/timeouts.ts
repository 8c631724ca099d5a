/** How long a finalised cart waits for its payment before it is reopened. */
export const PAYMENT_TIMEOUT_SECONDS = 12 * 60;
/** The window is held for longer, so that a payment in time always has its place. */
export const HOLD_MINUTES = 18;
/** A shorter hold is extended once to this; a second attempt then needs no extension of its own. */
export const EXTENSION_MINUTES = 30;
/** By then the process that was creating the provider's page has finished or crashed. */
export const CREATE_SECONDS = 60;
/** How long the attempt id alone opens its order; later it takes the session or the signed link. */
export const OPEN_BY_NAME_SECONDS = 60 * 60;
