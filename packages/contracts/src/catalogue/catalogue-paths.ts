/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getCategoryTrees = 'GET /api/category-trees';
export const getCategory = 'GET /api/categories/:slug';
export const listCategoryProducts = 'GET /api/categories/:slug/products';
export const listProducts = 'GET /api/products';
export const getProduct = 'GET /api/products/:sku';
export const listSimilarProducts = 'GET /api/products/:slug/similar';
export const listProductsGoingWith = 'GET /api/products/:slug/goes-with';
export const postFeed = 'POST /internal/feeds/:tenantId';
export const getProductPicture = 'GET /media/p/:version/:pictureId/:file';
export const getEmojiPicture = 'GET /media/e/:emoji/:file';
export const listBrands = 'GET /api/brands';
export const getBrand = 'GET /api/brands/:slug';
export const listBrandProducts = 'GET /api/brands/:slug/products';
export const search = 'GET /api/:type/search/:term';
export const matchList = 'POST /api/products/search/list';
export const listPopularSearches = 'GET /api/search/popular';
export const postSearchEvents = 'POST /api/search-events';
