export { undoRoutes } from './undo.routes.ts';
export { keepUndo } from './undo.service.ts';
export { purgeUndoableChanges } from './undo.sql.ts';
