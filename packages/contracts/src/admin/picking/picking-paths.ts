/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getPicking = 'GET /admin/picking';
export const streamPickingEvents = 'GET /admin/picking/events';
export const takeWave = 'POST /admin/picking/waves';
export const leaveWave = 'POST /admin/picking/waves/:waveId/leave';
export const postPickingResults = 'POST /admin/picking/waves/:waveId/results';
export const listSubstitutes =
	'GET /admin/picking/waves/:waveId/orders/:orderNumber/lines/:lineItemId/substitutes';
export const postCrates = 'POST /admin/picking/waves/:waveId/crates';
export const getCrateLabel =
	'GET /admin/picking/waves/:waveId/orders/:orderNumber/crates/:number/label';
export const finishWave = 'POST /admin/picking/waves/:waveId/finish';
