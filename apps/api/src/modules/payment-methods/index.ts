export { eraseMethods, eraseUnsaved } from './erase-methods.service.ts';
export { findRef, isCardKept, listMethods } from './methods.sql.ts';
export { noteCard } from './note-card.service.ts';
export { paymentMethodRoutes } from './payment-methods.routes.ts';
