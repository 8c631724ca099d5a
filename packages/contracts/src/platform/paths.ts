/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getTenantConfig = 'GET /tenant/config';
export const getTenantVersions = 'GET /internal/tenants/versions';
export const getCsrf = 'GET /api/csrf';
export const postLog = 'POST /logs';
export const getClientConfigs = 'GET /api/content/configs/client';
export const getContentPage = 'GET /api/content/pages/*';
export const getPersonalBlocks = 'GET /api/content/personal/*';
export const getThemePreview = 'GET /api/theme/previews/:token';
export const getPreview = 'GET /api/content/previews/:token';
export const pushContent = 'POST /internal/content';
export const getRecipes = 'GET /api/recipes';
export const searchRecipes = 'GET /api/recipes/search/:term';
export const getRecipe = 'GET /api/recipes/:slug';
export const getPesticides = 'GET /api/pesticides';
export const getSearchBanner = 'GET /api/content/search/:term/banner';
export const getPicture = 'GET /media/c/:id/:file';
