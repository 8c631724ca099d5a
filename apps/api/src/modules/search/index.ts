export { buildWords } from './build-words.ts';
export { createPostgresIndex } from './postgres-index.ts';
export { searchRoutes } from './search.routes.ts';
