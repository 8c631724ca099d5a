/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listDeskCustomers = 'GET /admin/customers';
export const getDeskCustomer = 'GET /admin/customers/:customerId';
export const getCustomerExport = 'GET /admin/customers/:customerId/export';
export const putCustomerDeletion = 'PUT /admin/customers/:customerId/deletion';
