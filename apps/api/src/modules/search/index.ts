export { buildWords } from './build-words.ts';
export { findProductsByTerm } from './find-by-term.service.ts';
export { postgresIndex } from './postgres-index.ts';
export { searchRoutes } from './search.routes.ts';
export { languageOf } from './search.service.ts';
export { createSearchGuard, DEFAULT_DEADLINE_MS } from './search-guard.ts';
export type { SearchIndex, SearchRequest, SearchResult } from './search-index.ts';
