export { toTeasers } from './recipe.mapper.ts';
export { recipeRoutes } from './recipe.routes.ts';
export { listRecipes, type RecipeQuery } from './recipe.sql.ts';
