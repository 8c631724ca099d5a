export { addOnProblems, mayStillAdd } from './add-on.service.ts';
export { cancelOrder } from './cancel-order.service.ts';
export { customerOrderRoutes } from './customer-orders.routes.ts';
export { type ExportKey, type ExportRange, listOrdersAfter } from './export.sql.ts';
export { listOrderWindows, moveOrder } from './move-order.service.ts';
export { toOrder, toRefund } from './order.mapper.ts';
export { orderRoutes } from './order.routes.ts';
export { orderFormRoutes } from './order-forms.routes.ts';
export { readOrder } from './read-order.service.ts';
