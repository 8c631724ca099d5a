/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getFavorites = 'GET /api/customers/favorites';
/** The type of a favourite is `products` or `recipes`. */
export const putFavorite = 'PUT /api/customers/favorites/:type';
export const deleteFavorite = 'DELETE /api/customers/favorites/:type/:reference';
export const getMyProducts = 'GET /api/customers/favorites/products';
export const postFavoriteStore = 'POST /api/customers/favorite-store';
export const deleteFavoriteStore = 'DELETE /api/customers/favorite-store';
