/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getSettings = 'GET /admin/settings';
export const putSettingsDraft = 'PUT /admin/settings/draft';
export const getThemePreviewToken = 'GET /admin/settings/theme-preview';
export const publishSettings = 'POST /admin/settings/publish';
export const scheduleSettings = 'POST /admin/settings/schedule';
export const cancelSettingsSchedule = 'POST /admin/settings/schedule/cancel';
export const listSettingsVersions = 'GET /admin/settings/versions';
export const getSettingsVersion = 'GET /admin/settings/versions/:number';
export const restoreSettings = 'POST /admin/settings/versions/:number/restore';
export const getWebhooks = 'GET /admin/settings/webhooks';
export const postWebhook = 'POST /admin/settings/webhooks';
export const putWebhook = 'PUT /admin/settings/webhooks/:webhookId';
export const rotateWebhookSecret = 'POST /admin/settings/webhooks/:webhookId/secret';
export const deleteWebhook = 'POST /admin/settings/webhooks/:webhookId/delete';
export const resendEvent = 'POST /admin/settings/webhooks/:webhookId/events/:eventId/send';
