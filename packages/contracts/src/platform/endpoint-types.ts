import type { z } from 'zod';
import type * as areas from '../admin/areas/areas-endpoints.ts';
import type * as deskStores from '../admin/areas/stores-endpoints.ts';
import type * as assortment from '../admin/assortment/assortment-endpoints.ts';
import type * as imports from '../admin/assortment/imports-endpoints.ts';
import type * as customerDesk from '../admin/customers/customer-desk-endpoints.ts';
import type * as orderDesk from '../admin/orders/order-desk-endpoints.ts';
import type * as orderViews from '../admin/orders/order-views-endpoints.ts';
import type * as phoneOrders from '../admin/orders/phone-orders-endpoints.ts';
import type * as today from '../admin/orders/today-endpoints.ts';
import type * as handover from '../admin/picking/handover-endpoints.ts';
import type * as pickingBoard from '../admin/picking/picking-board-endpoints.ts';
import type * as picking from '../admin/picking/picking-endpoints.ts';
import type * as discountCodes from '../admin/promotions/discount-codes-endpoints.ts';
import type * as promotions from '../admin/promotions/promotions-endpoints.ts';
import type * as deskReports from '../admin/reports/reports-endpoints.ts';
import type * as synonyms from '../admin/search/synonyms-endpoints.ts';
import type * as paymentAccounts from '../admin/settings/payment-account-endpoints.ts';
import type * as settings from '../admin/settings/settings-endpoints.ts';
import type * as webhooks from '../admin/settings/webhook-endpoints.ts';
import type * as floor from '../admin/staff/floor-endpoints.ts';
import type * as staffSignIn from '../admin/staff/sign-in-endpoints.ts';
import type * as staff from '../admin/staff/staff-endpoints.ts';
import type * as undo from '../admin/undo/undo-endpoints.ts';
import type * as closedDays from '../admin/windows/closed-days-endpoints.ts';
import type * as weekCopy from '../admin/windows/copy-week-endpoints.ts';
import type * as windowTemplates from '../admin/windows/window-templates-endpoints.ts';
import type * as windowDesk from '../admin/windows/windows-endpoints.ts';
import type * as cart from '../cart/cart-endpoints.ts';
import type * as catalogue from '../catalogue/catalogue-endpoints.ts';
import type * as feeds from '../catalogue/feed-endpoints.ts';
import type * as lists from '../catalogue/list-match.ts';
import type * as search from '../catalogue/search.ts';
import type * as editor from '../content/editor-choices.ts';
import type * as sitemap from '../content/sitemap.ts';
import type * as vouchers from '../content/voucher-endpoints.ts';
import type * as addresses from '../customer/address-endpoints.ts';
import type * as communication from '../customer/communication-endpoints.ts';
import type * as credentials from '../customer/credential-endpoints.ts';
import type * as customerData from '../customer/customer-data-endpoints.ts';
import type * as customer from '../customer/customer-endpoints.ts';
import type * as favorites from '../customer/favorite-endpoints.ts';
import type * as favoriteStore from '../customer/favorite-store-endpoints.ts';
import type * as paymentMethods from '../customer/payment-method-endpoints.ts';
import type * as deliveryPass from '../delivery-pass/delivery-pass-endpoints.ts';
import type * as forms from '../forms/forms-endpoints.ts';
import type * as distribution from '../fulfilment/distribution.ts';
import type * as windows from '../fulfilment/distribution-windows.ts';
import type * as maps from '../fulfilment/maps.ts';
import type * as cards from '../loyalty/card-endpoints.ts';
import type * as loyalty from '../loyalty/loyalty-endpoints.ts';
import type * as checkout from '../order/checkout.ts';
import type * as customerOrders from '../order/customer-orders.ts';
import type * as orders from '../order/order-endpoints.ts';
import type * as reports from '../order/order-reports.ts';
import type * as shoppingLists from '../shopping-list/list-endpoints.ts';
import type * as suggestions from '../shopping-list/suggestion-endpoints.ts';
import type * as wallet from '../wallet/wallet-endpoints.ts';
import type { EndpointPath } from './endpoint-path.ts';
import type * as platform from './endpoints.ts';
import type { ErrorCode } from './errors.ts';
import type * as security from './security-endpoints.ts';

/** Types of a call, inferred from the schemas of the endpoint with the same method and path. */

type Values<Module> = Module[keyof Module];
type Endpoint = Extract<
	| Values<typeof addresses>
	| Values<typeof areas>
	| Values<typeof deskStores>
	| Values<typeof assortment>
	| Values<typeof cards>
	| Values<typeof cart>
	| Values<typeof catalogue>
	| Values<typeof checkout>
	| Values<typeof closedDays>
	| Values<typeof communication>
	| Values<typeof handover>
	| Values<typeof pickingBoard>
	| Values<typeof feeds>
	| Values<typeof imports>
	| Values<typeof loyalty>
	| Values<typeof credentials>
	| Values<typeof customer>
	| Values<typeof customerData>
	| Values<typeof customerDesk>
	| Values<typeof customerOrders>
	| Values<typeof deliveryPass>
	| Values<typeof deskReports>
	| Values<typeof discountCodes>
	| Values<typeof distribution>
	| Values<typeof editor>
	| Values<typeof favorites>
	| Values<typeof favoriteStore>
	| Values<typeof forms>
	| Values<typeof lists>
	| Values<typeof maps>
	| Values<typeof orderDesk>
	| Values<typeof orderViews>
	| Values<typeof today>
	| Values<typeof orders>
	| Values<typeof paymentMethods>
	| Values<typeof phoneOrders>
	| Values<typeof picking>
	| Values<typeof platform>
	| Values<typeof promotions>
	| Values<typeof reports>
	| Values<typeof search>
	| Values<typeof security>
	| Values<typeof settings>
	| Values<typeof shoppingLists>
	| Values<typeof sitemap>
	| Values<typeof staff>
	| Values<typeof staffSignIn>
	| Values<typeof floor>
	| Values<typeof suggestions>
	| Values<typeof synonyms>
	| Values<typeof undo>
	| Values<typeof vouchers>
	| Values<typeof wallet>
	| Values<typeof windowDesk>
	| Values<typeof windowTemplates>
	| Values<typeof paymentAccounts>
	| Values<typeof webhooks>
	| Values<typeof windows>
	| Values<typeof weekCopy>,
	{ method: string; path: string }
>;
type SchemaOf<E extends EndpointPath> = E extends `${infer M} ${infer P}`
	? Extract<Endpoint, { method: M; path: P }>
	: never;

/** `{}` where an endpoint has no such part, optional where the part may be left out. */
type Part<Name extends string, Value> =
	Record<never, never> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

/** Values arrive as text: the input of a coerced number is unknown, and undefined has no text. */
type Sendable<Query> = {
	[Key in keyof Query]: unknown extends Query[Key]
		? string | number
		: Exclude<Query[Key], undefined>;
};

type Params<S> = S extends { params: infer P extends z.ZodType }
	? Part<'params', z.input<P>>
	: unknown;
type Query<S> = S extends { querystring: infer Q extends z.ZodType }
	? Part<'query', Sendable<z.input<Q>>>
	: unknown;
type Body<S> = S extends { body: infer B extends z.core.$ZodType }
	? { body: z.input<B> }
	: S extends { consumes: string[] }
		? { body: FormData }
		: unknown;
type Headers<S> = S extends { headers: infer H extends z.ZodType }
	? { headers?: z.input<H> & Record<string, string> }
	: { headers?: Record<string, string> };

// Conditional, to be evaluated endpoint by endpoint instead of as a product of unions.
type PathInput<S> = S extends unknown ? Params<S> & Query<S> : never;
type Input<S> = S extends unknown ? Params<S> & Query<S> & Body<S> & Headers<S> : never;

export type PathInputOf<E extends EndpointPath> = PathInput<SchemaOf<E>>;
export type InputOf<E extends EndpointPath> = Input<SchemaOf<E>>;

/** The input of a call, which may be left out where all of it is optional. */
export type CallArgs<Sent> = Record<never, never> extends Sent ? [input?: Sent] : [input: Sent];

type Success = 200 | 201 | 202 | 204;
type Answers<S> = S extends { response: infer R }
	? {
			[Status in keyof R & Success]: R[Status] extends z.ZodType
				? Content<z.output<R[Status]>>
				: never;
		}[keyof R & Success]
	: unknown;
/** A response without content is read as null. */
type Content<Output> = [Output] extends [undefined] ? null : Output;

/** The body of a successful answer. */
export type AnswerOf<E extends EndpointPath> = Answers<SchemaOf<E>>;

/** Errors that only some endpoints have; they name theirs in `errors`. */
export type OwnErrorCode =
	| 'card_refused'
	| 'captcha_required'
	| 'code_required'
	| 'conflict'
	| 'forbidden'
	| 'invalid_document'
	| 'link_expired'
	| 'login_refused'
	| 'not_found'
	| 'password_refused'
	| 'password_required'
	| 'payment_failed'
	| 'reauthentication_required'
	| 'second_factor_required'
	| 'signature_refused'
	| 'stale'
	| 'unauthorized';

/** The `errorCode` of a problem: what any call may meet, and what the endpoint declares. */
export type ErrorCodeOf<E extends EndpointPath> =
	| Exclude<ErrorCode, OwnErrorCode>
	| (SchemaOf<E> extends { errors: readonly (infer Code extends OwnErrorCode)[] } ? Code : never);
