/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getToday = 'GET /admin/today';
