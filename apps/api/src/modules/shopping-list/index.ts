export { listRoutes } from './lists/lists.routes.ts';
export { listWithLines } from './lists/lists.sql.ts';
export { matchListRoutes } from './match/match-list.routes.ts';
