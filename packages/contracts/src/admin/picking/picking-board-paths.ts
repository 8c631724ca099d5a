export const getPickingBoard = 'GET /admin/picking/board';
export const assignOrders = 'POST /admin/picking/board/waves';
export const assignWave = 'POST /admin/picking/waves/:waveId/assign';
