/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const startPhoneOrder = 'POST /admin/phone-orders';
export const getPhoneOrder = 'GET /admin/phone-orders/:draftId';
export const endPhoneOrder = 'DELETE /admin/phone-orders/:draftId';
export const findPhoneProducts = 'GET /admin/phone-orders/:draftId/products';
export const putPhoneItem = 'PUT /admin/phone-orders/:draftId/item';
export const listPhoneStores = 'GET /admin/phone-orders/:draftId/stores';
export const putPhoneDestination = 'PUT /admin/phone-orders/:draftId/destination';
export const listPhoneWindows = 'GET /admin/phone-orders/:draftId/windows';
export const putPhoneWindow = 'PUT /admin/phone-orders/:draftId/window';
export const placePhoneOrder = 'POST /admin/phone-orders/:draftId/order';
