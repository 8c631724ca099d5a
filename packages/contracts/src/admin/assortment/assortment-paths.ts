/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getAssortment = 'GET /admin/assortment';
export const listDeskProducts = 'GET /admin/products';
export const getDeskProduct = 'GET /admin/products/:sku';
export const putDeskProduct = 'PUT /admin/products/:sku';
export const putOfferPrice = 'PUT /admin/products/:sku/offers/:region/price';
export const putOfferSupply = 'PUT /admin/products/:sku/offers/:region/supply';
