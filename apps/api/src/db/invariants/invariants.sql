-- All invariants in one query: every row is a violation, and a healthy shop returns none.
-- Read-only; safe to run at any time, even while orders are being placed.

SELECT 'I-01' AS invariant, 'window ' || window_id AS what, 'taken ' || taken || ' of ' || capacity AS why
FROM time_window WHERE taken > capacity OR taken < 0

UNION ALL
SELECT 'I-03', 'window ' || w.window_id, 'taken ' || w.taken || ', held and confirmed '
	|| coalesce(held.places, 0) + coalesce(stops.places, 0)
FROM time_window AS w
LEFT JOIN (
	SELECT tenant_id, window_id, count(*) AS places FROM window_hold WHERE has_place GROUP BY 1, 2
) AS held USING (tenant_id, window_id)
LEFT JOIN (
	SELECT tenant_id, window_id, count(*) AS places FROM window_stop GROUP BY 1, 2
) AS stops USING (tenant_id, window_id)
WHERE w.taken <> coalesce(held.places, 0) + coalesce(stops.places, 0)

UNION ALL
SELECT 'I-05', 'offer ' || product_id || ' in ' || region, 'stock ' || stock
FROM offer WHERE stock < 0

UNION ALL
SELECT 'I-05', 'cart ' || hold.cart_id, 'stock is held for a cart that is ' || coalesce(cart.status, 'gone')
FROM stock_hold AS hold LEFT JOIN cart USING (tenant_id, cart_id)
WHERE cart.status IS DISTINCT FROM 'FINALIZED' AND cart.status IS DISTINCT FROM 'ORDERED'

UNION ALL
SELECT 'I-09', 'cart ' || cart.cart_id, 'version ' || cart.version || ', frozen at ' || attempt.cart_version
FROM cart JOIN payment_attempt AS attempt USING (tenant_id, cart_id)
WHERE cart.status = 'FINALIZED' AND attempt.status IN ('created', 'pending', 'authorised')
	AND attempt.cart_version <> cart.version

UNION ALL
SELECT 'I-09', 'cart ' || cart_id, 'finalised, but not frozen'
FROM cart WHERE status = 'FINALIZED' AND frozen IS NULL

UNION ALL
SELECT 'I-11', 'cart ' || cart_id, 'finalised since ' || max(attempt.created_at)
FROM cart JOIN payment_attempt AS attempt USING (tenant_id, cart_id)
WHERE cart.status = 'FINALIZED'
GROUP BY cart_id HAVING max(attempt.created_at) < now() - interval '30 minutes'

UNION ALL
SELECT 'I-11', 'cart ' || cart_id, 'finalised without an open payment attempt'
FROM cart WHERE status = 'FINALIZED' AND NOT EXISTS (
	SELECT FROM payment_attempt AS attempt
	WHERE attempt.tenant_id = cart.tenant_id AND attempt.cart_id = cart.cart_id
		AND attempt.status IN ('created', 'pending', 'authorised')
)

UNION ALL
SELECT 'I-14', 'cart ' || cart_id, count(*) || ' orders'
FROM shop_order GROUP BY tenant_id, cart_id HAVING count(*) > 1

UNION ALL
SELECT 'I-14', 'cart ' || cart_id, 'ordered without an order'
FROM cart WHERE status = 'ORDERED' AND NOT EXISTS (
	SELECT FROM shop_order AS o WHERE o.tenant_id = cart.tenant_id AND o.cart_id = cart.cart_id
)

UNION ALL
SELECT 'I-14', 'claim ' || claim.order_number, 'no order'
FROM order_claim AS claim LEFT JOIN shop_order AS o USING (tenant_id, order_number)
WHERE o.order_number IS NULL

UNION ALL
SELECT 'I-15', 'order ' || order_number, 'lines add up to ' || lines.total || ', charged '
	|| (snapshot #>> '{cart,priceInfo,totalArticlePrice}')
FROM shop_order
CROSS JOIN LATERAL (
	SELECT sum((line ->> 'totalPrice')::int) AS total, sum((line ->> 'depositPrice')::int) AS deposit,
		sum((line ->> 'maximumPrice')::int) AS maximum
	FROM jsonb_array_elements(snapshot #> '{cart,productLineItems}') AS line
) AS lines
WHERE lines.total <> (snapshot #>> '{cart,priceInfo,totalArticlePrice}')::int
	OR lines.deposit <> (snapshot #>> '{cart,priceInfo,depositFees}')::int
	OR lines.maximum - lines.total <> (snapshot #>> '{cart,priceInfo,overAuthorizationAmount}')::int

-- Packs are charged per piece, at the price for the ordered quantity; members may pay less.
UNION ALL
SELECT 'I-15', 'order ' || order_number, (line ->> 'quantity') || ' of ' || (line ->> 'lineItemId')
	|| ' cost ' || (line ->> 'totalPrice') || ', each ' || (line ->> 'perPiecePrice') || ' and not ' || due
FROM shop_order
CROSS JOIN LATERAL jsonb_array_elements(snapshot #> '{cart,productLineItems}') AS line
CROSS JOIN LATERAL (
	SELECT least((line #>> '{product,price,regular,value}')::int,
		CASE WHEN (line ->> 'quantity')::int >= (line #>> '{product,price,multiBuy,fromQuantity}')::int
			THEN (line #>> '{product,price,multiBuy,value}')::int END) AS due
) AS price
WHERE NOT (line ->> 'isEstimate')::boolean AND (
	(line ->> 'totalPrice')::int <> (line ->> 'perPiecePrice')::int * (line ->> 'quantity')::int
	OR (line ->> 'perPiecePrice')::int > due
	OR ((line ->> 'perPiecePrice')::int < due
		AND line ->> 'perPiecePrice' IS DISTINCT FROM line #>> '{product,price,loyalty,value}')
)

UNION ALL
SELECT 'I-16', 'order ' || order_number, 'covered and uncovered amounts do not add up to the total'
FROM shop_order
WHERE (snapshot #>> '{cart,priceInfo,coveredAmount}')::int
	+ (snapshot #>> '{cart,priceInfo,uncoveredAmountWithoutOverAuthorization}')::int <> total_cents

UNION ALL
SELECT 'I-17', 'order ' || addition.order_number, 'adds to '
	|| coalesce(o.order_number || ', which is ' || o.status, 'no order')
FROM shop_order AS addition
LEFT JOIN shop_order AS o ON o.tenant_id = addition.tenant_id
	AND o.order_number = (addition.snapshot #>> '{cart,orderNumber}')::bigint
WHERE addition.snapshot #>> '{cart,mode}' = 'ADDON' AND addition.status <> 'CANCELLED' AND (
	o.order_number IS NULL OR o.status = 'CANCELLED' OR o.snapshot #>> '{cart,mode}' = 'ADDON'
	OR o.window_id <> addition.window_id OR o.customer_id IS DISTINCT FROM addition.customer_id
)

UNION ALL
SELECT 'I-17', 'order ' || addition.order_number, 'has another destination than ' || o.order_number
FROM shop_order AS addition
JOIN shop_order AS o ON o.tenant_id = addition.tenant_id
	AND o.order_number = (addition.snapshot #>> '{cart,orderNumber}')::bigint
CROSS JOIN unnest(ARRAY['distributionType', 'storeId', 'deliveryAreaNumber', 'countryCode',
	'postalCode', 'city', 'streetName', 'streetNumber', 'stairCase', 'floor', 'door']) AS field
WHERE addition.snapshot #>> '{cart,mode}' = 'ADDON' AND addition.status <> 'CANCELLED'
	AND num_nonnulls(addition.erased_at, o.erased_at) = 0
GROUP BY addition.tenant_id, addition.order_number, o.order_number
HAVING bool_or(addition.snapshot #>> ARRAY['cart', 'distributionAddress', field]
	IS DISTINCT FROM o.snapshot #>> ARRAY['cart', 'distributionAddress', field])

UNION ALL
SELECT 'I-17', 'order ' || addition.order_number, 'belongs to another guest than ' || o.order_number
FROM shop_order AS addition
JOIN shop_order AS o ON o.tenant_id = addition.tenant_id
	AND o.order_number = (addition.snapshot #>> '{cart,orderNumber}')::bigint
CROSS JOIN LATERAL (
	SELECT lower(coalesce(nullif(whose #>> '{cart,billingAddress,email}', ''),
		whose #>> '{cart,distributionAddress,email}', '')) AS mailbox, number
	FROM unnest(ARRAY[o.snapshot, addition.snapshot]) WITH ORDINALITY AS both_of (whose, number)
) AS guest
WHERE addition.snapshot #>> '{cart,mode}' = 'ADDON' AND addition.status <> 'CANCELLED'
	AND num_nonnulls(addition.erased_at, o.erased_at) = 0
	AND addition.customer_id IS NULL
GROUP BY addition.tenant_id, addition.order_number, o.order_number
HAVING count(DISTINCT guest.mailbox) > 1

UNION ALL
SELECT 'I-18', 'order ' || o.order_number, 'authorised ' || attempt.authorised_cents || ' of '
	|| attempt.reserved_cents || ' by ' || attempt.method_key
FROM shop_order AS o JOIN payment_attempt AS attempt USING (tenant_id, attempt_id)
WHERE (attempt.provider IS NOT NULL AND attempt.authorised_cents < attempt.reserved_cents)
	OR (attempt.provider IS NULL AND attempt.reserved_cents > 0
		AND attempt.method_key IN ('credit-cards', 'apple-pay', 'paypal', 'gift-card'))

UNION ALL
SELECT 'I-18', 'order ' || o.order_number, 'paid by an attempt that is ' || attempt.status
FROM shop_order AS o JOIN payment_attempt AS attempt USING (tenant_id, attempt_id)
WHERE (o.status IN ('CANCELLED', 'WITHDRAWN')) = (attempt.status IN ('ordered', 'captured'))
	-- An order of which nothing was delivered captures nothing.
	AND (o.picked #>> '{price,total}')::int IS DISTINCT FROM 0

UNION ALL
SELECT 'I-19', 'attempt ' || attempt_id, status || ' since ' || created_at
FROM payment_attempt
WHERE (status = 'authorised' OR (status = 'orphaned' AND authorised_cents > 0))
	AND created_at < now() - interval '45 minutes'

UNION ALL
SELECT 'I-19', 'order ' || order_number, refund_cents || ' not refunded for a return of ' || returned_at
FROM (
	SELECT order_number, refund_cents, settled_at, returned_at FROM order_return
	UNION ALL
	SELECT order_number, refund_cents, settled_at, created_at FROM order_refund
) AS decided WHERE settled_at IS NULL AND returned_at < now() - interval '45 minutes'

UNION ALL
SELECT 'I-20', 'order ' || o.order_number, 'authorised ' || attempt.authorised_cents || ' '
	|| attempt.currency || ', expected ' || attempt.reserved_cents || ' ' || o.currency
FROM shop_order AS o JOIN payment_attempt AS attempt USING (tenant_id, attempt_id)
WHERE attempt.provider IS NOT NULL
	AND (attempt.authorised_cents <> attempt.reserved_cents OR attempt.currency <> o.currency)

UNION ALL
SELECT 'I-20', 'order ' || o.order_number, 'planned ' || attempt.planned_cents || ' of ' || o.total_cents
FROM shop_order AS o JOIN payment_attempt AS attempt USING (tenant_id, attempt_id)
WHERE attempt.planned_cents <> o.total_cents - (o.snapshot #>> '{cart,priceInfo,coveredAmount}')::int

UNION ALL
SELECT 'I-21', 'attempt ' || attempt_id, 'authorised ' || authorised_cents || ', captured ' || captured_cents
	|| ', refunded ' || refunded_cents
FROM payment_attempt
WHERE captured_cents > authorised_cents OR refunded_cents > captured_cents
	OR least(authorised_cents, captured_cents, refunded_cents) < 0

UNION ALL
SELECT 'I-21', 'attempt ' || attempt.attempt_id, 'refunded ' || attempt.refunded_cents || ', returned '
	|| coalesce(sum(back.refund_cents), 0)
FROM payment_attempt AS attempt
LEFT JOIN order_claim AS claim USING (tenant_id, attempt_id)
LEFT JOIN (
	SELECT tenant_id, order_number, refund_cents, operation, settled_at FROM order_return
	UNION ALL
	SELECT tenant_id, order_number, refund_cents, operation, settled_at FROM order_refund
) AS back ON back.tenant_id = claim.tenant_id AND back.order_number = claim.order_number
	AND back.operation IS NOT NULL AND back.settled_at IS NOT NULL
GROUP BY attempt.tenant_id, attempt.attempt_id, attempt.refunded_cents, claim.order_number
HAVING attempt.refunded_cents <> coalesce(sum(back.refund_cents), 0) + coalesce((
	SELECT pass.refund_cents FROM delivery_pass AS pass
	JOIN payment_operation AS operation ON operation.tenant_id = pass.tenant_id
		AND operation.attempt_id = attempt.attempt_id AND operation.operation = 'refund'
		AND operation.number = pass.refund_operation AND operation.outcome = 'done'
	WHERE pass.tenant_id = attempt.tenant_id AND pass.order_number = claim.order_number
), 0)

UNION ALL
SELECT 'I-21', 'order ' || order_number, 'refund ' || number || ' of ' || refund_cents + wallet_cents
	|| ', its lines are worth ' || sum(line.price_cents - line.discount_cents + line.deposit_cents)
FROM order_refund JOIN order_refund_line AS line USING (tenant_id, order_number, number)
GROUP BY tenant_id, order_number, number, refund_cents, wallet_cents
HAVING refund_cents + wallet_cents
	<> sum(line.price_cents - line.discount_cents + line.deposit_cents)

UNION ALL
SELECT 'I-21', 'order ' || refund.order_number, 'refund ' || refund.number || ' without a credit note'
FROM order_refund AS refund JOIN invoice USING (tenant_id, order_number)
WHERE NOT EXISTS (
	SELECT FROM credit_note AS note WHERE note.tenant_id = refund.tenant_id
		AND note.order_number = refund.order_number AND note.refund_number = refund.number
)

UNION ALL
SELECT 'I-22', 'attempt ' || attempt_id, 'called a provider without an idempotency key'
FROM payment_attempt AS attempt
WHERE payment_id IS NOT NULL AND NOT EXISTS (
	SELECT FROM payment_operation AS operation
	WHERE operation.tenant_id = attempt.tenant_id AND operation.attempt_id = attempt.attempt_id
		AND operation.operation = 'create'
)

UNION ALL
SELECT 'I-23', 'cart ' || cart_id, count(*) || ' open payment attempts'
FROM payment_attempt WHERE status IN ('created', 'pending', 'authorised')
GROUP BY tenant_id, cart_id HAVING count(*) > 1

UNION ALL
SELECT 'I-24', 'event ' || event_id, 'of a known payment unhandled since ' || received_at
FROM payment_event
WHERE handled_at IS NULL AND received_at < now() - interval '30 minutes'
	AND reference IN (SELECT attempt_id::text FROM payment_attempt)

UNION ALL
SELECT 'I-25', 'attempt ' || attempt_id, 'back to ' || status || ' with ' || captured_cents || ' captured for '
	|| coalesce('order ' || claim.order_number, 'no order')
FROM payment_attempt LEFT JOIN order_claim AS claim USING (tenant_id, attempt_id)
WHERE (captured_cents > 0 AND status NOT IN ('captured', 'refunded'))
	OR (claim.order_number IS NOT NULL
		AND status IN ('created', 'pending', 'authorised', 'unknown', 'failed'))

-- Only the provider that created a payment can report it as paid, whatever events say.
UNION ALL
SELECT 'I-26', 'attempt ' || attempt_id, authorised_cents || ' authorised by an unknown payment'
FROM payment_attempt WHERE authorised_cents > 0 AND (provider IS NULL OR payment_id IS NULL)

UNION ALL
SELECT 'I-27', 'attempt ' || attempt_id, coalesce('order ' || claim.order_number, 'no order')
	|| ' and ' || coalesce('error ' || error_code, 'no error')
FROM payment_attempt LEFT JOIN order_claim AS claim USING (tenant_id, attempt_id)
WHERE (claim.order_number IS NOT NULL AND error_code IS NOT NULL)
	OR (claim.order_number IS NULL AND error_code IS NULL
		AND status IN ('unknown', 'failed', 'orphaned', 'voided'))

UNION ALL
SELECT 'I-28', 'gift card ' || gift_card_id, 'has ' || balance_cents || ', its entries are '
	|| coalesce(sum(amount_cents), 0)
FROM gift_card LEFT JOIN gift_card_entry USING (tenant_id, gift_card_id)
GROUP BY tenant_id, gift_card_id, balance_cents
HAVING balance_cents <> coalesce(sum(amount_cents), 0)

UNION ALL
SELECT 'I-29', 'gift card ' || gift_card_id, 'is overdrawn by ' || -balance_cents
FROM gift_card WHERE balance_cents < 0

-- What the books of a payment say is what its cards say, and the estimate is covered by a hold.
UNION ALL
SELECT 'I-29', 'attempt ' || attempt_id, 'holds or takes ' || coalesce(-sum(entry.amount_cents), 0)
	|| ' of gift cards, and should ' || CASE WHEN attempt.status IN ('created', 'pending', 'authorised')
		OR claim.order_number IS NOT NULL THEN wallet_cents - wallet_refunded_cents ELSE 0 END
FROM payment_attempt AS attempt
LEFT JOIN order_claim AS claim USING (tenant_id, attempt_id)
LEFT JOIN gift_card_entry AS entry USING (tenant_id, attempt_id)
WHERE attempt.wallet_cents > 0 OR entry.attempt_id IS NOT NULL
GROUP BY tenant_id, attempt_id, attempt.status, claim.order_number, wallet_cents, wallet_refunded_cents
HAVING coalesce(-sum(entry.amount_cents), 0) <> CASE
	WHEN attempt.status IN ('created', 'pending', 'authorised') OR claim.order_number IS NOT NULL
	THEN wallet_cents - wallet_refunded_cents ELSE 0 END

UNION ALL
SELECT 'I-29', 'order ' || o.order_number, 'covers ' || (o.snapshot #>> '{cart,priceInfo,coveredAmount}')
	|| ' by gift cards, which paid ' || attempt.wallet_cents
FROM shop_order AS o JOIN payment_attempt AS attempt USING (tenant_id, attempt_id)
WHERE attempt.wallet_cents < (o.snapshot #>> '{cart,priceInfo,coveredAmount}')::int
	OR (attempt.planned_cents > 0
		AND attempt.wallet_cents <> (o.snapshot #>> '{cart,priceInfo,coveredAmount}')::int)

-- Returned by cancelling, by weighing, or with goods, and never more than was paid.
UNION ALL
SELECT 'I-29', 'order ' || o.order_number, 'returned ' || attempt.wallet_refunded_cents
	|| ' to gift cards, and should ' || due.cents
FROM shop_order AS o JOIN payment_attempt AS attempt USING (tenant_id, attempt_id)
CROSS JOIN LATERAL (
	SELECT CASE
		WHEN o.status = 'CANCELLED' THEN attempt.wallet_cents
		WHEN o.picked IS NULL THEN 0
		ELSE attempt.wallet_cents - greatest(0, least(attempt.wallet_cents,
				(o.picked #>> '{price,total}')::int - attempt.planned_cents))
			+ coalesce((
				SELECT sum(back.wallet_cents) FROM order_return AS back
				WHERE back.tenant_id = o.tenant_id AND back.order_number = o.order_number
			), 0)
			+ coalesce((
				SELECT sum(refund.wallet_cents) FROM order_refund AS refund
				WHERE refund.tenant_id = o.tenant_id AND refund.order_number = o.order_number
			), 0)
			+ coalesce((
				SELECT pass.wallet_cents FROM delivery_pass AS pass
				WHERE pass.tenant_id = o.tenant_id AND pass.order_number = o.order_number
			), 0)
	END AS cents
) AS due
WHERE attempt.wallet_refunded_cents <> due.cents

UNION ALL
SELECT 'I-30', 'gift card ' || gift_card_id, 'is in ' || count(*) || ' wallets'
FROM wallet_card GROUP BY tenant_id, gift_card_id HAVING count(*) > 1

-- Released when the cart is open again, spent when it is ordered, never both and never neither.
UNION ALL
SELECT 'I-34', 'attempt ' || attempt_id, 'held ' || held || ', released ' || released || ', took ' || taken
	|| ', of a cart that is ' || status
FROM (
	SELECT tenant_id, attempt_id, cart.status, attempt.status AS attempt_status,
		-coalesce(sum(amount_cents) FILTER (WHERE type = 'hold'), 0) AS held,
		coalesce(sum(amount_cents) FILTER (WHERE type = 'release'), 0) AS released,
		-coalesce(sum(amount_cents) FILTER (WHERE type = 'take'), 0) AS taken,
		EXISTS (SELECT FROM order_claim AS claim WHERE claim.tenant_id = entry.tenant_id
			AND claim.attempt_id = entry.attempt_id) AS is_ordered
	FROM gift_card_entry AS entry
	JOIN payment_attempt AS attempt USING (tenant_id, attempt_id)
	LEFT JOIN cart USING (tenant_id, cart_id)
	GROUP BY tenant_id, attempt_id, cart.status, attempt.status
) AS wallet
WHERE taken <> CASE WHEN is_ordered THEN held ELSE 0 END
	OR released <> CASE WHEN attempt_status IN ('created', 'pending', 'authorised') THEN 0 ELSE held END

UNION ALL
SELECT 'I-47', 'order ' || o.order_number, 'has no order.placed event'
FROM shop_order AS o
WHERE NOT EXISTS (
	SELECT FROM order_event AS event WHERE event.tenant_id = o.tenant_id
		AND event.order_number = o.order_number AND event.type = 'order.placed'
)

-- A failed or stuck job is an alarm in itself.
UNION ALL
SELECT 'I-50', 'job ' || id, name || ' failed permanently at ' || completed_on
FROM pgboss.job WHERE state = 'failed' AND dead_letter IS NULL

UNION ALL
SELECT 'I-50', 'job ' || id, source_name || ' failed permanently at ' || created_on
FROM pgboss.job WHERE name = 'dead-letters'

UNION ALL
SELECT 'I-50', 'job ' || id, name || ' is ' || state || ' since ' || coalesce(started_on, start_after)
FROM pgboss.job
WHERE (state IN ('created', 'retry') AND start_after < now() - interval '15 minutes'
		AND name <> 'dead-letters')
	OR (state = 'active' AND started_on < now() - interval '15 minutes')

UNION ALL
SELECT 'I-53', 'order number ' || order_number, count(*) || ' orders'
FROM shop_order GROUP BY order_number HAVING count(*) > 1

-- Every request ends within ten seconds, including its database transactions.
UNION ALL
SELECT 'I-54', 'connection ' || pid, 'in a transaction since ' || xact_start
FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'korb-api'
	AND xact_start < clock_timestamp() - interval '10 seconds'

-- The primary key of redemptions lets a customer use a voucher once.
UNION ALL
SELECT 'I-57', 'order ' || order_number, 'has voucher ' || (line ->> 'articleId') || ' without redeeming it'
FROM shop_order AS o
CROSS JOIN LATERAL jsonb_array_elements(snapshot #> '{cart,voucherLineItems}') AS line
WHERE status <> 'CANCELLED' AND erased_at IS NULL AND customer_id IS NOT NULL
	AND (line ->> 'amount')::int > 0 AND NOT EXISTS (
		SELECT FROM voucher_redemption AS redemption
		WHERE redemption.tenant_id = o.tenant_id AND redemption.cart_id = o.cart_id
			AND redemption.article_id = line ->> 'articleId'
	)

UNION ALL
SELECT 'I-56', 'order ' || order_number, 'is not in the list of its customer, or in another'
FROM (SELECT * FROM shop_order WHERE customer_id IS NOT NULL) AS o
FULL JOIN customer_order AS owned USING (tenant_id, placed_at, order_number)
WHERE o.customer_id IS DISTINCT FROM owned.customer_id
	OR o.distribution_type IS DISTINCT FROM owned.distribution_type
	OR (o.status = 'CANCELLED') IS DISTINCT FROM owned.is_cancelled

UNION ALL
SELECT 'I-58', 'customer ' || one.customer_id, 'has two delivery passes at a time'
FROM delivery_pass AS one JOIN delivery_pass AS other USING (tenant_id, customer_id)
WHERE one.order_number < other.order_number AND num_nonnulls(one.ended_at, other.ended_at) = 0
	AND daterange(one.starts_on, one.ends_on, '[]') && daterange(other.starts_on, other.ends_on, '[]')

UNION ALL
SELECT 'I-58', 'order ' || order_number, 'was charged for a delivery pass that nobody got'
FROM shop_order AS o
WHERE snapshot #>> '{cart,deliveryPassLineItem}' IS NOT NULL AND customer_id IS NOT NULL
	AND NOT EXISTS (
		SELECT FROM delivery_pass AS pass
		WHERE pass.tenant_id = o.tenant_id AND pass.order_number = o.order_number
	)
