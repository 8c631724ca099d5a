export { editorRoutes } from './editor.routes.ts';
