/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listPromotions = 'GET /admin/promotions';
export const getPromotion = 'GET /admin/promotions/:promotionId';
export const postPromotion = 'POST /admin/promotions';
export const putPromotion = 'PUT /admin/promotions/:promotionId';
export const publishPromotion = 'POST /admin/promotions/:promotionId/publish';
export const endPromotion = 'POST /admin/promotions/:promotionId/end';
export const checkPromotion = 'POST /admin/promotion-check';
