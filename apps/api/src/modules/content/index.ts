export { type FindAudience, sessionAudience } from './audiences.ts';
export { contentRoutes } from './content.routes.ts';
export { contentPushRoutes } from './content-push.routes.ts';
export { createDraftReader } from './preview.service.ts';
export { publish } from './publish.ts';
export { isBlockOn } from './switched-off.ts';
export { voucherRoutes } from './vouchers/vouchers.routes.ts';
