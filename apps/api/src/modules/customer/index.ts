export { addressRoutes } from './addresses.routes.ts';
export { communicationRoutes } from './communication.routes.ts';
export { favoriteStoreRoutes } from './favorite-store.routes.ts';
