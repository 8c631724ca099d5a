export { synonymRoutes } from './synonyms.routes.ts';
export { restoreSynonym } from './synonyms.service.ts';
