export { createEventRelay } from './live/event-relay.ts';
export { liveRoutes } from './live/live.routes.ts';
export { orderDeskRoutes } from './order-desk.routes.ts';
