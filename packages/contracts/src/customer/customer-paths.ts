/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getCustomer = 'GET /api/customers';
export const getFreshCustomer = 'GET /api/customers/refresh';
export const postLogin = 'POST /api/auth/login';
export const postLogout = 'POST /api/auth/logout';
export const postCustomer = 'POST /api/customers';
export const postRegistrationConfirm = 'POST /api/customers/confirm';
export const postRegistrationLink = 'POST /api/customers/confirm/link';
export const postPasswordReset = 'POST /api/auth/password-reset';
export const putPasswordReset = 'PUT /api/auth/password-reset';
export const putPassword = 'PUT /api/customers/password';
export const putCustomer = 'PUT /api/customers';
export const getAddresses = 'GET /api/customers/addresses';
/** The type of an address is `billing`, `delivery` or `combined`. */
export const postAddress = 'POST /api/customers/addresses/:type';
export const putAddress = 'PUT /api/customers/addresses/:type';
export const postPrimaryAddress = 'POST /api/customers/addresses/:id/primary';
export const deleteAddress = 'DELETE /api/customers/addresses/:id';
export const deleteCombinedAddress = 'DELETE /api/customers/addresses/:id/combined';
export const getCommunicationSettings = 'GET /api/customers/communication-settings';
export const putCommunicationSettings = 'PUT /api/customers/communication-settings';
export const manageNewsletterTopics = 'POST /api/customers/newsletter-topics/manage';
export const getCustomerOrders = 'GET /api/customers/orders';
export const joinOrders = 'POST /api/customers/orders/join';
