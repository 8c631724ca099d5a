/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listDeskAreas = 'GET /admin/areas';
export const getAreaMap = 'GET /admin/area-map';
export const postDeskArea = 'POST /admin/areas';
export const putDeskArea = 'PUT /admin/areas/:areaNumber';
export const deleteDeskArea = 'POST /admin/areas/:areaNumber/delete';
export const previewDeskArea = 'POST /admin/area-preview';
export const checkPlace = 'POST /admin/area-check';
