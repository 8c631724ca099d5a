/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getWallet = 'GET /api/customers/digital-wallet';
export const getWalletEntries = 'GET /api/customers/digital-wallet/entries';
export const putGiftCard = 'PUT /api/customers/digital-wallet/gift-card';
export const deleteGiftCard = 'DELETE /api/customers/digital-wallet/gift-card/:id';
export const postGiftCard = 'POST /internal/gift-cards';
export const postGiftCardTransaction = 'POST /internal/gift-cards/transactions';
