export const getHandover = 'GET /admin/handover';
export const postLoadedCrates = 'POST /admin/handover/crates';
export const postHandover = 'POST /admin/handover';
