export { createEventRelay } from './live/event-relay.ts';
export { liveRoutes } from './live/live.routes.ts';
export { orderDeskRoutes } from './order-desk.routes.ts';
export type { DeskSearch } from './order-desk.sql.ts';
export { toSearch } from './search-term.ts';
