export { toTeasers } from './recipe.mapper.ts';
export { recipeRoutes } from './recipe.routes.ts';
export { listRecipes, type RecipeWish } from './recipe.sql.ts';
