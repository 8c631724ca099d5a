/** A cart waits so long for its payment; then it is open again. */
export const PATIENCE_SECONDS = 12 * 60;
/** The window is kept longer than that, so that money in time always finds its place. */
export const HOLD_MINUTES = 18;
/** Where that is not left, it is kept so long: a second try needs no extension of its own. */
export const EXTENSION_MINUTES = 30;
/** By then whoever was about to open the provider's page has done so, or has died. */
export const CREATE_SECONDS = 60;
/** So long the name of an attempt alone opens its order; afterwards only its own browser or its link does. */
export const OPEN_BY_NAME_SECONDS = 60 * 60;
