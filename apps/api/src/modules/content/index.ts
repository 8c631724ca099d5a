export { contentRoutes } from './content.routes.ts';
export { publish } from './content.service.ts';
export { contentPushRoutes } from './content-push.routes.ts';
