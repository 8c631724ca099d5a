/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const postUndo = 'POST /admin/undo/:undoId';
