/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getDeliveryArea = 'GET /api/distribution/delivery-area';
export const getDefaultDeliveryArea = 'GET /api/distribution/delivery-area/default';
export const getIntersectingDeliveryArea = 'GET /api/distribution/delivery-area/intersection';
export const listStores = 'GET /api/stores';
export const getStore = 'GET /api/stores/:id';
export const listCheckoutStores = 'GET /api/checkout-stores';
export const getEarliestWindow = 'GET /api/capacity/window/earliest';
export const listWindows = 'GET /api/capacity/windows';
export const postCapacity = 'POST /api/capacity';
export const autocompletePlaces = 'GET /api/maps/places/autocomplete';
export const geocodeLocation = 'GET /api/maps/geocode/location';
export const geocodePlace = 'GET /api/maps/geocode/:id';
export const geocodeAddress = 'GET /api/maps/geocode/address';
export const getMapFeatures = 'GET /media/map.json';
