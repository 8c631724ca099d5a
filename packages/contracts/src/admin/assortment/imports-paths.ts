/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listImports = 'GET /admin/imports';
export const uploadImport = 'POST /admin/imports';
export const getImport = 'GET /admin/imports/:importId';
export const putImportMapping = 'PUT /admin/imports/:importId/mapping';
export const listImportLines = 'GET /admin/imports/:importId/lines';
export const applyImport = 'POST /admin/imports/:importId/apply';
export const rollBackImport = 'POST /admin/imports/:importId/roll-back';
export const cancelPlannedImport = 'POST /admin/imports/:importId/cancel';
export const discardImport = 'POST /admin/imports/:importId/discard';
