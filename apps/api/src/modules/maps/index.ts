export type { AddressSearch } from './address-search.ts';
export { chooseAddressSearch } from './choose-search.ts';
export { loadFeatures } from './features.service.ts';
export { createGazetteer } from './gazetteer.ts';
export { locateAddress, type WrittenAddress } from './locate-address.service.ts';
export { mapRoutes } from './maps.routes.ts';
