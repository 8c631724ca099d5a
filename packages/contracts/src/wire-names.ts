/** Names of headers and cookies on which both sides must agree. */
export const REQUEST_ID_HEADER = 'x-request-id';
export const XSRF_HEADER = 'x-xsrf-token';
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** The solved captcha of a form with files, which is checked before the files are read. */
export const CAPTCHA_HEADER = 'x-captcha';
/** Set by the edge from a cookie; decides which region's prices and assortment a page shows. */
export const REGION_HEADER = 'x-region';
export const REGION_COOKIE = 'region';
export const DEFAULT_REGION = 'default';
/** Surrogate keys of an answer, separated by spaces. */
export const SURROGATE_KEY_HEADER = 'xkey';
/** Both servers answer 200 here while they live; the edge asks every second and hides it from outside. */
export const HEALTH_PATH = '/healthz';
/** Readable flag beside the cart's own cookie, which no script can see. */
export const CART_EXISTS_COOKIE = 'cartExists';
/** A change sent again with the same key is carried out once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** `code` of a refusal because the cart is finalised. */
export const CART_FINALIZED_CODE = 3;
/** The cart's own cookie: a secret that no script can see. */
export const CART_COOKIE = '__Host-cart';
/** Opens the orders that this browser has placed, or whose links it has followed. */
export const ORDER_COOKIE = '__Host-order';
/** Default of `paymentError` in the address of the checkout. */
export const GENERAL_PAYMENT_ERROR = 'generalError';
