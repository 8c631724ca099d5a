export { createPreviewTokens } from './preview-tokens.ts';
export { publishDueSettings } from './publish-due.service.ts';
export { settingsRoutes } from './settings.routes.ts';
export { themePreviewRoutes } from './theme-preview.routes.ts';
