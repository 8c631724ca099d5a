export { closeShop, createShop } from './tenant-life.service.ts';
export { listShops } from './tenant-life.sql.ts';
