export { favoriteRoutes } from './favorites.routes.ts';
export { listFavorites } from './favorites.sql.ts';
export { listMine, type MyProductRow } from './my-products.sql.ts';
export { listDeclined } from './suggestions.sql.ts';
