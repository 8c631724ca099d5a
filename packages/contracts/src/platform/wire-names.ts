/** Header and cookie names shared by both sides. */
export const REQUEST_ID_HEADER = 'x-request-id';
export const XSRF_HEADER = 'x-xsrf-token';
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** The solved captcha of a form with files, which is verified before the files are read. */
export const CAPTCHA_HEADER = 'x-captcha';
/** Set by the edge from a cookie; selects the region whose prices and assortment a page shows. */
export const REGION_HEADER = 'x-region';
export const REGION_COOKIE = 'region';
export const DEFAULT_REGION = 'default';
/** Space-separated surrogate keys of a response. */
export const SURROGATE_KEY_HEADER = 'xkey';
/**
 * Both servers answer 200 here while they are healthy; the edge polls it every second and blocks
 * outside access.
 */
export const HEALTH_PATH = '/healthz';
/** Readable flag beside the cart cookie, which is HttpOnly. */
export const CART_EXISTS_COOKIE = 'cartExists';
/** A change retried with the same key is applied once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** `code` of a rejection because the cart is finalized. */
export const CART_FINALIZED_CODE = 3;
/** The cart cookie: a secret, HttpOnly. */
export const CART_COOKIE = '__Host-cart';
/** Grants access to orders that this browser has placed or whose links it has opened. */
export const ORDER_COOKIE = '__Host-order';
/** Default of `paymentError` in the URL of the checkout. */
export const GENERAL_PAYMENT_ERROR = 'generalError';
/** Everything below is the shop's API, except the few paths with well-known names. */
export const API_ROOT = '/api/';
/** The session cookie: a secret, HttpOnly. */
export const SESSION_COOKIE = 'sid';
/** Readable flags beside the session cookie; the API never trusts them. */
export const LOGGED_IN_COOKIE = 'loggedIn';
export const SESSION_EXPIRED_COOKIE = 'sessionExpired';
/** The session cookie of the back office: a secret, HttpOnly, of its own host. */
export const STAFF_SESSION_COOKIE = '__Host-staff';
