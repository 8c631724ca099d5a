/** What a storefront needs for a page, as GraphQL. */

const hit =
	'productId productVariantId productName slug sku currencyCode inStock priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } productAsset { preview }';

const order =
	'id code state currencyCode totalQuantity subTotalWithTax shippingWithTax totalWithTax discounts { description amountWithTax } lines { id quantity unitPriceWithTax linePriceWithTax taxRate featuredAsset { preview } productVariant { id name sku stockLevel product { id slug } } }';

const orderOrError = `__typename ... on Order { ${order} } ... on ErrorResult { errorCode message }`;

export const list = `query ($slug: String!, $skip: Int!) { search(input: { collectionSlug: $slug, groupByProduct: true, take: 24, skip: $skip }) { totalItems items { ${hit} } } }`;

export const search = `query ($term: String!) { search(input: { term: $term, groupByProduct: true, take: 24 }) { totalItems items { ${hit} } } }`;

export const product =
	'query ($slug: String!) { product(slug: $slug) { id name slug description featuredAsset { preview } assets { preview } facetValues { code name facet { code } } collections { slug name } variants { id sku name price priceWithTax currencyCode stockLevel options { code } } } }';

export const addItem = `mutation ($variant: ID!, $quantity: Int!) { result: addItemToOrder(productVariantId: $variant, quantity: $quantity) { ${orderOrError} } }`;

export const adjustLine = `mutation ($line: ID!, $quantity: Int!) { result: adjustOrderLine(orderLineId: $line, quantity: $quantity) { ${orderOrError} } }`;

export const setCustomer =
	'mutation ($input: CreateCustomerInput!) { result: setCustomerForOrder(input: $input) { __typename ... on ErrorResult { errorCode message } } }';

export const setAddress = `mutation ($input: CreateAddressInput!) { result: setOrderShippingAddress(input: $input) { ${orderOrError} } }`;

export const shippingMethods = '{ eligibleShippingMethods { id name priceWithTax } }';

export const setShipping = `mutation ($id: [ID!]!) { result: setOrderShippingMethod(shippingMethodId: $id) { ${orderOrError} } }`;

export const arrangePayment =
	'mutation { result: transitionOrderToState(state: "ArrangingPayment") { __typename ... on Order { id state } ... on OrderStateTransitionError { errorCode message transitionError } } }';

export const addPayment = `mutation { result: addPaymentToOrder(input: { method: "dummy-payment", metadata: {} }) { ${orderOrError} } }`;
