export { contentRoutes } from './content.routes.ts';
export { contentPushRoutes } from './content-push.routes.ts';
export { publish } from './publish.ts';
