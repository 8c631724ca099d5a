export { questionnaireRoutes } from './questionnaire.routes.ts';
